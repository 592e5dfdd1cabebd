import Certificates
import Testing

/// The certificates and keys that `Tests/CertificatesTests/make-test-certificates` made, and those of public samples.
///
/// They are for tests only.
enum TestSigners {
    /// An authority of Utopia with a key of brainpoolP384r1.
    static let authority = Sample(
        "authority",
        """
        MIIBwzCCAUqgAwIBAgIBATAKBggqhkjOPQQDAjA3MQswCQYDVQQGEwJVVDEXMBUGA1UEAwwOVGVzdCBBdXRob3JpdHkxDzANBgNV
        BAoMBlV0b3BpYTAeFw0yMDAxMDEwMDAwMDBaFw00MDAxMDEwMDAwMDBaMDcxCzAJBgNVBAYTAlVUMRcwFQYDVQQDDA5UZXN0IEF1
        dGhvcml0eTEPMA0GA1UECgwGVXRvcGlhMHowFAYHKoZIzj0CAQYJKyQDAwIIAQELA2IABCJef/81Uxr4AmDkKELB6XgVnArx5ULO
        yERtrf3DaWasyK1ljsEgkRGlL0tscOn2bTQvklm5DZo2qqtQmHjeJXGDgRKWLDyupNkguxL8MUA5mYNaAh3ZmhL8V4t/KNzHSqMm
        MCQwDwYDVR0TAQH/BAUwAwEB/zARBgNVHQ4ECgQIAQEBAQEBAQEwCgYIKoZIzj0EAwIDZwAwZAIwMsTevLpTKJA9GV+uUkm/XPil
        gSWyC+ZS+CKu2KznDqHW2YyvPcWxu4fFS3pFJyYZAjAiVUUQvAvSIhwhlYc04zBP0ij8wNrW6rxecZw3Vk6w6g8Y9djJOFAho3Pd
        VbzLoJM=
        """)

    /// Another authority with the same name and the same key identifier.
    static let impostor = Sample(
        "impostor",
        """
        MIIBwzCCAUqgAwIBAgIBATAKBggqhkjOPQQDAjA3MQswCQYDVQQGEwJVVDEXMBUGA1UEAwwOVGVzdCBBdXRob3JpdHkxDzANBgNV
        BAoMBlV0b3BpYTAeFw0yMDAxMDEwMDAwMDBaFw00MDAxMDEwMDAwMDBaMDcxCzAJBgNVBAYTAlVUMRcwFQYDVQQDDA5UZXN0IEF1
        dGhvcml0eTEPMA0GA1UECgwGVXRvcGlhMHowFAYHKoZIzj0CAQYJKyQDAwIIAQELA2IABGr4mFoLxargS97E+aAaT3qWaUsU8EvQ
        jJ+QE0JrAjv+rQXPKlnanlP1Tr12oXKJrSroIO57eaE5pnc6oP2GHmJTz/omdUNSRYxA0AVmBZZnOoACvTviuy4YTEwXZzNi3qMm
        MCQwDwYDVR0TAQH/BAUwAwEB/zARBgNVHQ4ECgQIAQEBAQEBAQEwCgYIKoZIzj0EAwIDZwAwZAIwBQUmj5hb2G8Si0I6qGHtamXa
        oygTweYnHU8yBzfeMgpx1hQWpS5zdm+Xb/+uMZAqAjAWDDoIQEbJT+FpPvRVRKjDhGBEqNyIdiQKGdSKiVCz84T3HRSfxDEf0uC0
        EZ+WK/I=
        """)

    /// A signer with a key of P-256: serial number 5A, valid from 2024-01-01 until 2034-01-01.
    static let signer = Sample(
        "signer",
        """
        MIIBlTCCARygAwIBAgIBWjAKBggqhkjOPQQDAjA3MQswCQYDVQQGEwJVVDEXMBUGA1UEAwwOVGVzdCBBdXRob3JpdHkxDzANBgNV
        BAoMBlV0b3BpYTAeFw0yNDAxMDEwMDAwMDBaFw0zNDAxMDEwMDAwMDBaMBoxCzAJBgNVBAYTAlVUMQswCQYDVQQDDAJUUzBZMBMG
        ByqGSM49AgEGCCqGSM49AwEHA0IABIA476Fjp8GopMgHIAeHWwKb7x3Ig+R91tuwqpwoL27fu4U3MlFQfHpF0X6zgXL3D9FGs9tq
        HrfvXoF/JtmtKuijNjA0MBMGA1UdIwQMMAqACAEBAQEBAQEBMB0GA1UdDgQWBBSLQexHVvBpHh6LsNPEKNoVB+yxrjAKBggqhkjO
        PQQDAgNnADBkAjBYgDs79U4ArMcPUCMBzaxzkHIQrmOg7pZr6aLGdmPgC6JpTFv3fdJoH96eybmFI9oCMBhGyB2hR577TfOZ8w48
        2d3uTBQLpDlaWEQGkcl7XORbr8LpgzbZijQvd/ioxMZrrA==
        """)

    /// A signer with a key of brainpoolP256r1: serial number 0F01.
    static let brainpoolSigner = Sample(
        "brainpoolSigner",
        """
        MIIBlzCCAR6gAwIBAgICDwEwCgYIKoZIzj0EAwIwNzELMAkGA1UEBhMCVVQxFzAVBgNVBAMMDlRlc3QgQXV0aG9yaXR5MQ8wDQYD
        VQQKDAZVdG9waWEwHhcNMjQwMTAxMDAwMDAwWhcNMzQwMTAxMDAwMDAwWjAaMQswCQYDVQQGEwJVVDELMAkGA1UEAwwCVEIwWjAU
        BgcqhkjOPQIBBgkrJAMDAggBAQcDQgAEDF2KTEe0SLHElEsuJx9GifTzG+F6Rzt/2zpmheulgRZZTG/gkO48QY3sNvG/WB4Drcpt
        vGWUGpf5rdU7ffUbB6M2MDQwEwYDVR0jBAwwCoAIAQEBAQEBAQEwHQYDVR0OBBYEFN/fxb+diO2nL3+PQUxC07HoNNDoMAoGCCqG
        SM49BAMCA2cAMGQCMH1WWsHDWfrdwAE0c+MXdlZKN3g4Hgpm4bc7on6S8s+HC0tJSZ1eg9hY9SLZhe54bgIwIkZQJqgVU2CYNynm
        FV5PaA8S+UOmOxKmgMWzE3W0DO+tCaBapsisVicPWEswePwF
        """)

    /// A signer with a key of brainpoolP224r1: serial number 11.
    static let smallSigner = Sample(
        "smallSigner",
        """
        MIIBjjCCARWgAwIBAgIBETAKBggqhkjOPQQDAjA3MQswCQYDVQQGEwJVVDEXMBUGA1UEAwwOVGVzdCBBdXRob3JpdHkxDzANBgNV
        BAoMBlV0b3BpYTAeFw0yNDAxMDEwMDAwMDBaFw0zNDAxMDEwMDAwMDBaMBoxCzAJBgNVBAYTAlVUMQswCQYDVQQDDAJUTTBSMBQG
        ByqGSM49AgEGCSskAwMCCAEBBQM6AAQO9KLt6jMfDTJlskNhiytlhFoUJOD5zqiJc+K4CtAGOkqbTlqpqthbdHEHgHM3Vd54s3rc
        u/Vb5KM2MDQwEwYDVR0jBAwwCoAIAQEBAQEBAQEwHQYDVR0OBBYEFDUwmnsoq1FJw1POJO/Sq/0Pec+BMAoGCCqGSM49BAMCA2cA
        MGQCMCL8f1rGj+2S0yoqhIvI+cEqU5W55eP2oe1ANwAIJdZrluxtTWsfkKFc3VioVyxXyAIwOVUDgLu+bzfq2IxFzQChc8Wfs+ek
        Y495QdNCa5khXE42MpeRhQlQ2joMxg+Kldh/
        """)

    /// A signer of another country than its authority: XU, serial number 31.
    static let foreignSigner = Sample(
        "foreignSigner",
        """
        MIIBlTCCARygAwIBAgIBMTAKBggqhkjOPQQDAjA3MQswCQYDVQQGEwJVVDEXMBUGA1UEAwwOVGVzdCBBdXRob3JpdHkxDzANBgNV
        BAoMBlV0b3BpYTAeFw0yNDAxMDEwMDAwMDBaFw0zNDAxMDEwMDAwMDBaMBoxCzAJBgNVBAYTAlhVMQswCQYDVQQDDAJURjBZMBMG
        ByqGSM49AgEGCCqGSM49AwEHA0IABLrzoTuPeoZFmKajjdxkgyEbTXGU3NdmNhMqBX3eBlh59MJYznqHSEzGLYSf+F/Bk2xwnMpF
        zI0ecYSXFfxWi6KjNjA0MBMGA1UdIwQMMAqACAEBAQEBAQEBMB0GA1UdDgQWBBQKswbp87R3kp9KIVQHk/6aN3fb1jAKBggqhkjO
        PQQDAgNnADBkAjAMbxmZQkIgZhdGq0Dy1+umAKD+SmiRprKbEhiRpown3ouUErbHBCtHBv1MgWIupNECMDGZA3Lt9l+Np3f55QW6
        5wS4s/E/oDH+luDpjFrZjTYv+KN1tDsisCDpe6JDLKctaw==
        """)

    /// The key of P-256.
    static let signerKey = PrivateKey(
        der: Sample(
            "signerKey",
            """
            MHcCAQEEIH51/GrqhcRRO0dfTV1F+NhvPwJtbw3DSdTy85FX4ScdoAoGCCqGSM49AwEHoUQDQgAEgDjvoWOnwaikyAcgB4dbApvv
            HciD5H3W27CqnCgvbt+7hTcyUVB8ekXRfrOBcvcP0Uaz22oet+9egX8m2a0q6A==
            """
        ).bytes)

    /// The key of brainpoolP256r1.
    static let brainpoolKey = PrivateKey(
        der: Sample(
            "brainpoolKey",
            """
            MHgCAQEEIBNF8G38hanfNeXVHTwRY07g0d28x3MHatd7kPI0x1twoAsGCSskAwMCCAEBB6FEA0IABAxdikxHtEixxJRLLicfRon0
            8xvhekc7f9s6ZoXrpYEWWUxv4JDuPEGN7Dbxv1geA63KbbxllBqX+a3VO331Gwc=
            """
        ).bytes)

    /// The key of brainpoolP224r1.
    static let smallKey = PrivateKey(
        der: Sample(
            "smallKey",
            """
            MGwCAQEEHGwuamNJL8JGcqfp+hCODqBSRnCjzCbNMgCRLOqgCwYJKyQDAwIIAQEFoTwDOgAEDvSi7eozHw0yZbJDYYsrZYRaFCTg
            +c6oiXPiuArQBjpKm05aqarYW3RxB4BzN1XeeLN63Lv1W+Q=
            """
        ).bytes)

    /// The key of that signer.
    static let foreignKey = PrivateKey(
        der: Sample(
            "foreignKey",
            """
            MHcCAQEEIKRC5ndCbRQnKRpp+d946CZBc+jJxSOnzuO95PPBCwDsoAoGCCqGSM49AwEHoUQDQgAEuvOhO496hkWYpqON3GSDIRtN
            cZTc12Y2EyoFfd4GWHn0wljOeodITMYthJ/4X8GTbHCcykXMjR5xhJcV/FaLog==
            """
        ).bytes)

    /// The signer UTTS 5B of tsenger/vdstools, src/commonTest/resources/vdstools_testcerts.bks.
    static let utts5B = Sample(
        "utts5B",
        """
        MIIBuDCCAT6gAwIBAgIBWzAKBggqhkjOPQQDAjA+MQswCQYDVQQGEwJVVDEQMA4GA1UEChMHdHNlbmdlcjEQMA4GA1UECxMHc2Vh
        bGdlbjELMAkGA1UEAxMCVFMwHhcNMjAwNjEwMDcxNTAwWhcNMzAwNjEwMDcxNTAwWjA+MQswCQYDVQQGEwJVVDEQMA4GA1UEChMH
        dHNlbmdlcjEQMA4GA1UECxMHc2VhbGdlbjELMAkGA1UEAxMCVFMwWjAUBgcqhkjOPQIBBgkrJAMDAggBAQcDQgAECBMqckOzzMKc
        JxCXCByWpynu+465NjDlNkmOm3zhztJdaKeJ2TvvOcBHFcWtORXSgcB1TswIUIv2ZofvxjDfiKMsMCowCQYDVR0TBAIwADAdBgNV
        HQ4EFgQUrca6/HbUmqLZL/rOk9cQM4MsbpYwCgYIKoZIzj0EAwIDaAAwZQIxAIf4XIqjMmWe1+wwuLYWUzUxWPXuaEHEXDuY/R8U
        8DZiA8k0E2x0RDmPf+01kwAgNAIwepUJBSY1wPrO64OwCtVtNFpI6a+bfifBMBtcR8NHqR5GQiNVEXTfup+FvtojUPRS
        """)

    /// The signer DETS 32 of the same file.
    static let dets32 = Sample(
        "dets32",
        """
        MIIBjTCCARSgAwIBAgIBMjAKBggqhkjOPQQDATA+MQswCQYDVQQGEwJERTEQMA4GA1UEChMHdHNlbmdlcjEQMA4GA1UECxMHc2Vh
        bHZlcjELMAkGA1UEAxMCVFMwHhcNMjAwMTEwMDc0NzAwWhcNMjUwMTEwMDc0NzAwWjAaMQswCQYDVQQGEwJERTELMAkGA1UEAxMC
        VFMwUjAUBgcqhkjOPQIBBgkrJAMDAggBAQUDOgAETOIyomqmp9RBbLHMvVub9H6JzQDytcWZNcg8+lgaqlMSaGHuNEmv46DNM4pj
        4u0ubfo3iM4Xj+KjLjAsMAkGA1UdEwQCMAAwHwYDVR0jBBgwFoAUgrl3vPJZdDsGFOIQ/QJCSFM0qVEwCgYIKoZIzj0EAwEDZwAw
        ZAIwNEZFHXrFgg3YXsXCKuhYt0yLcJgciyK7roQJhy7DgAHP+Dn+cTmSXLCDKRZ4+uxYAjBwbKhofQmix77CrOoalurdFbmTtPOW
        LghIDcS6+N7ty7c/FkMgwvOnb9fgIpxHnOI=
        """)

    /// The signer DETS 27 of the same file.
    static let dets27 = Sample(
        "dets27",
        """
        MIIBlTCCARygAwIBAgIBJzAKBggqhkjOPQQDAjA+MQswCQYDVQQGEwJERTEQMA4GA1UEChMHdHNlbmdlcjEQMA4GA1UECxMHc2Vh
        bHZlcjELMAkGA1UEAxMCVFMwHhcNMjAwMTEwMDc0NDAwWhcNMjUwMTEwMDc0NDAwWjAaMQswCQYDVQQGEwJERTELMAkGA1UEAxMC
        VFMwWjAUBgcqhkjOPQIBBgkrJAMDAggBAQcDQgAEikpschFh4e7+Bem2t+2aCiJ8lpkKQmh1EU3NeSsU0QiWtRge4xffNzjXlaCk
        FxrbT3EzeKMp0Io+5SGxNleZVqMuMCwwCQYDVR0TBAIwADAfBgNVHSMEGDAWgBSCuXe88ll0OwYU4hD9AkJIUzSpUTAKBggqhkjO
        PQQDAgNnADBkAjAuT5yepDu7m6sbB23uTm1O1VE3nzcrFFobOoP2Xse5Z4pkM8zZvgif/ZmmIqGhq8ECMH2eIWhcj6KxaN8luS7m
        qWHCIV5c6VMmrc7CJB0viofD3mkktEeCOCA0aTX6kSyQsg==
        """)

    /// The authority of Australia: australian-passport-office/vds-nc-reader-library-android,
    /// vdsncchecker/src/androidTest/java/au/gov/dfat/lib/vdsncchecker/VDSNCCheckerInstrumentedTest.kt.
    static let australia = Sample(
        "australia",
        """
        MIIHejCCBWKgAwIBAgICFvIwDQYJKoZIhvcNAQELBQAwZTELMAkGA1UEBhMCQVUxDDAKBgNVBAoMA0dPVjENMAsGA1UECwwEREZB
        VDEMMAoGA1UECwwDQVBPMSswKQYDVQQDDCJQYXNzcG9ydCBDb3VudHJ5IFNpZ25pbmcgQXV0aG9yaXR5MB4XDTIwMDUwNTAxMDQz
        MloXDTM2MDUwNTAwNDcwMlowZTELMAkGA1UEBhMCQVUxDDAKBgNVBAoMA0dPVjENMAsGA1UECwwEREZBVDEMMAoGA1UECwwDQVBP
        MSswKQYDVQQDDCJQYXNzcG9ydCBDb3VudHJ5IFNpZ25pbmcgQXV0aG9yaXR5MIICIjANBgkqhkiG9w0BAQEFAAOCAg8AMIICCgKC
        AgEA5Px4u6BkmBlCq4PyXHDaV9KDg1siTg9OImmoqdt4CPLl3llcuw5Dp0Yi0gT9FUmBzPfdkR7U4q8cC4L70e/GyBK41AQU64bK
        kBDj2vXIldnOyxQ3LcNTvCOPany8ocx0y7iZFA/DqOh18tgyfhQEop/9q0mJMukDAfT1Zc9Enjg/ZsneNz9aUL+mkDUS4lNk1pBG
        bKuWYn83xGVXpaiUa5+k2weLCswKRBpkbES3riJNRvHwKWLIEp5mc17gcin1gL9/C5eZpR9JcKcgNHmdJCPGT+ntd3XXLRQ3XzG7
        I4GuKcagbw3lB66nN4K1VnKWHmAUqJhQI2wJ5xaMh6l0E0ioHPnGl1l+pj8MpOV7L76Wq02kzDuXxiVbo/EhU/dJsppYOkqSrXYb
        KyyLAQLyZkvsn8kvnUkqARK0APRXMKBNwoPKMqO/I8q8rYSzUCu0uzzRL9nTu3DKPqis2B9d1Sz8uUf3s6yKrufhawH3XXbA9qwn
        u79BmDkuLV3U12kThb8Z/Vo+07P3WgGiztoDSaC6tLvu5d9LlvoFU/Y61T4uupmF80Uz0WcKzhjHu8tcq0Lp/UXj1szerwqrPZ0Z
        bKMOw8brJtiPUsX6Mcv+QF4ir+RWqryE69NJZbiqH+/nF7Uj7wekU10uL8V2CyKkErRohNZwLKRzJorVlGkh6GkCAwEAAaOCAjIw
        ggIuMBIGA1UdEwEB/wQIMAYBAf8CAQAwgfEGA1UdIASB6TCB5jCB4wYIKiSfpoFdAQEwgdYwgdMGCCsGAQUFBwICMIHGDIHDQ2Vy
        dGlmaWNhdGVzIHVuZGVyIHRoaXMgcG9saWN5IGFyZSBpc3N1ZWQgYnkgdGhlIERGQVQgQ291bnRyeSBTaWduaW5nIENBIHRvIHRo
        ZSBDb3VudHJ5IFNpZ25pbmcgQ0EgaXRzZWxmIChzZWxmLXNpZ25lZCkgb3IgdGhlIERvY3VtZW50IFNpZ25pbmcgQ2VydGlmaWNh
        dGVzIHN1Ym9yZGluYXRlIHRvIHRoZSBDb3VudHJ5IFNpZ25pbmcgQ0EuMBsGA1UdEQQUMBKkEDAOMQwwCgYDVQQHDANBVVMwbQYD
        VR0fBGYwZDAwoC6gLIYqaHR0cHM6Ly9wa2Rkb3dubG9hZDEuaWNhby5pbnQvQ1JMcy9BVVMuY3JsMDCgLqAshipodHRwczovL3Br
        ZGRvd25sb2FkMi5pY2FvLmludC9DUkxzL0FVUy5jcmwwDgYDVR0PAQH/BAQDAgEGMCsGA1UdEAQkMCKADzIwMjAwNTA1MDA0NzM4
        WoEPMjAyNDA1MDUwMDQ3MzhaMBsGA1UdEgQUMBKkEDAOMQwwCgYDVQQHDANBVVMwHwYDVR0jBBgwFoAUNhfB5/VnlXEuN3VwjlWD
        MYbpOA4wHQYDVR0OBBYEFDYXwef1Z5VxLjd1cI5VgzGG6TgOMA0GCSqGSIb3DQEBCwUAA4ICAQAcLnxtwc8uN/HwWfbb3jOBEPM5
        XouTWK4qOAnWkwuuB4VsL/PXo7nCZY00HQTAxMAxY2zmPjhvqKaCD98Bc8ttdjTno9Nc4Voa4+roaSv0lErP2wMvpkXbLXGuqZMF
        4ueOsKqW6DcYaFsOPd3Zry5wIEwj2zQDAfnq73DkydNL0FwZvOyBERoq+1D9KCnFzd4h5ewDu/4Nu01SCx+k+0xHe7BmH2+TfhzB
        /QnW7qJuUG9j39tid3FuZwYwmbcXj8WBG+2FIBG3uTZa9ukwNG47+fz2jitv6ecQkFy1pIBUBKwig+3cXAEkRfheudpcFq/oa69x
        t3PzL8eofYLmtj2gWkvKD/THsKzh2SUDuX4qKhFZF3LlBhkAwax03MPwwvDkUK9nlaeqQMtZ33LV/S3BvLMQk8q4JaVX+Zh8H8JL
        DcmRpNKnCrs13VZ6ioHtHEcy3Ny6ZnZZEEoKFOt6D6cmA5KoepJtimMpwLaptyWOLF9j43JnGLpQIX1j1+BsiWbSJ4vpc0LEhgLx
        uYMzDjCg91S6ytzX2NKPIkQQyy1eP6h6v5TYd3byevXfIy+Qv+inZlENh5IalqXGObUHqYs92u54gd4vTSM+Cd0ygjI9d+yH34J3
        i6iysPYhHRZe4qgY1CfnXYKDI+ZbqUMXYA+bnxnEplieSMXYurPh8Uc1ew==
        """)
}

/// Bytes with a name, by which tests show them.
struct Sample: Hashable, Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]

    /// Creates a sample of base64 in lines.
    init(_ name: String, _ base64: String) {
        self.init(name, bytes: Base64.bytes(of: base64.utf8) ?? [])
    }

    /// Creates a sample of hexadecimal digits in lines.
    init(_ name: String, digits: String) {
        let values = digits.compactMap(\.hexDigitValue)
        self.init(
            name, bytes: stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) })
    }

    /// Creates a sample of text.
    init(_ name: String, text: String) { self.init(name, bytes: Array(text.utf8)) }

    init(_ name: String, bytes: [UInt8]) { (testDescription, self.bytes) = (name, bytes) }
}
