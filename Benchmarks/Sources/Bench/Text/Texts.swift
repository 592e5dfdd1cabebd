/// The texts of the pages: the first articles of the Universal Declaration of Human Rights (United Nations, 1948).
enum Texts {
    /// The name that Tesseract's model of a language has, and paragraphs in it.
    static let all: [(language: String, paragraphs: [String])] = [
        ("eng", english), ("deu", german), ("fra", french),
    ]

    private static let english = [
        """
        Article 1. All human beings are born free and equal in dignity and rights. They are endowed with reason and \
        conscience and should act towards one another in a spirit of brotherhood.
        """,
        """
        Article 2. Everyone is entitled to all the rights and freedoms set forth in this Declaration, without \
        distinction of any kind, such as race, colour, sex, language, religion, political or other opinion, national \
        or social origin, property, birth or other status. Furthermore, no distinction shall be made on the basis of \
        the political, jurisdictional or international status of the country or territory to which a person belongs, \
        whether it be independent, trust, non-self-governing or under any other limitation of sovereignty.
        """,
        "Article 3. Everyone has the right to life, liberty and security of person.",
        """
        Article 4. No one shall be held in slavery or servitude; slavery and the slave trade shall be prohibited in \
        all their forms.
        """,
        """
        Article 5. No one shall be subjected to torture or to cruel, inhuman or degrading treatment or punishment.
        """,
        "Article 6. Everyone has the right to recognition everywhere as a person before the law.",
        """
        Article 7. All are equal before the law and are entitled without any discrimination to equal protection of \
        the law. All are entitled to equal protection against any discrimination in violation of this Declaration and \
        against any incitement to such discrimination.
        """,
        """
        Article 8. Everyone has the right to an effective remedy by the competent national tribunals for acts \
        violating the fundamental rights granted him by the constitution or by law.
        """,
        "Article 9. No one shall be subjected to arbitrary arrest, detention or exile.",
        """
        Article 10. Everyone is entitled in full equality to a fair and public hearing by an independent and \
        impartial tribunal, in the determination of his rights and obligations and of any criminal charge against him.
        """,
        """
        Article 12. No one shall be subjected to arbitrary interference with his privacy, family, home or \
        correspondence, nor to attacks upon his honour and reputation. Everyone has the right to the protection of \
        the law against such interference or attacks.
        """,
    ]

    private static let german = [
        """
        Artikel 1. Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen \
        begabt und sollen einander im Geist der Brüderlichkeit begegnen.
        """,
        """
        Artikel 2. Jeder hat Anspruch auf die in dieser Erklärung verkündeten Rechte und Freiheiten ohne irgendeinen \
        Unterschied, etwa nach Rasse, Hautfarbe, Geschlecht, Sprache, Religion, politischer oder sonstiger \
        Überzeugung, nationaler oder sozialer Herkunft, Vermögen, Geburt oder sonstigem Stand. Des weiteren darf kein \
        Unterschied gemacht werden auf Grund der politischen, rechtlichen oder internationalen Stellung des Landes \
        oder Gebiets, dem eine Person angehört, gleichgültig ob dieses unabhängig ist, unter Treuhandschaft steht, \
        keine Selbstregierung besitzt oder sonst in seiner Souveränität eingeschränkt ist.
        """,
        "Artikel 3. Jeder hat das Recht auf Leben, Freiheit und Sicherheit der Person.",
        """
        Artikel 4. Niemand darf in Sklaverei oder Leibeigenschaft gehalten werden; Sklaverei und Sklavenhandel in \
        allen ihren Formen sind verboten.
        """,
        """
        Artikel 5. Niemand darf der Folter oder grausamer, unmenschlicher oder erniedrigender Behandlung oder Strafe \
        unterworfen werden.
        """,
        "Artikel 6. Jeder hat das Recht, überall als rechtsfähig anerkannt zu werden.",
        """
        Artikel 7. Alle Menschen sind vor dem Gesetz gleich und haben ohne Unterschied Anspruch auf gleichen Schutz \
        durch das Gesetz. Alle haben Anspruch auf gleichen Schutz gegen jede Diskriminierung, die gegen diese \
        Erklärung verstößt, und gegen jede Aufhetzung zu einer derartigen Diskriminierung.
        """,
        """
        Artikel 8. Jeder hat Anspruch auf einen wirksamen Rechtsbehelf bei den zuständigen innerstaatlichen Gerichten \
        gegen Handlungen, durch die seine ihm nach der Verfassung oder nach dem Gesetz zustehenden Grundrechte \
        verletzt werden.
        """,
        "Artikel 9. Niemand darf willkürlich festgenommen, in Haft gehalten oder des Landes verwiesen werden.",
        """
        Artikel 10. Jeder hat bei der Feststellung seiner Rechte und Pflichten sowie bei einer gegen ihn erhobenen \
        strafrechtlichen Beschuldigung in voller Gleichheit Anspruch auf ein gerechtes und öffentliches Verfahren vor \
        einem unabhängigen und unparteiischen Gericht.
        """,
        """
        Artikel 12. Niemand darf willkürlichen Eingriffen in sein Privatleben, seine Familie, seine Wohnung und seinen \
        Schriftverkehr oder Beeinträchtigungen seiner Ehre und seines Rufes ausgesetzt werden. Jeder hat Anspruch auf \
        rechtlichen Schutz gegen solche Eingriffe oder Beeinträchtigungen.
        """,
    ]

    private static let french = [
        """
        Article premier. Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de \
        raison et de conscience et doivent agir les uns envers les autres dans un esprit de fraternité.
        """,
        """
        Article 2. Chacun peut se prévaloir de tous les droits et de toutes les libertés proclamés dans la présente \
        Déclaration, sans distinction aucune, notamment de race, de couleur, de sexe, de langue, de religion, \
        d'opinion politique ou de toute autre opinion, d'origine nationale ou sociale, de fortune, de naissance ou de \
        toute autre situation. De plus, il ne sera fait aucune distinction fondée sur le statut politique, juridique \
        ou international du pays ou du territoire dont une personne est ressortissante, que ce pays ou territoire \
        soit indépendant, sous tutelle, non autonome ou soumis à une limitation quelconque de souveraineté.
        """,
        "Article 3. Tout individu a droit à la vie, à la liberté et à la sûreté de sa personne.",
        """
        Article 4. Nul ne sera tenu en esclavage ni en servitude; l'esclavage et la traite des esclaves sont interdits \
        sous toutes leurs formes.
        """,
        """
        Article 5. Nul ne sera soumis à la torture, ni à des peines ou traitements cruels, inhumains ou dégradants.
        """,
        "Article 6. Chacun a le droit à la reconnaissance en tous lieux de sa personnalité juridique.",
        """
        Article 7. Tous sont égaux devant la loi et ont droit sans distinction à une égale protection de la loi. Tous \
        ont droit à une protection égale contre toute discrimination qui violerait la présente Déclaration et contre \
        toute provocation à une telle discrimination.
        """,
        """
        Article 8. Toute personne a droit à un recours effectif devant les juridictions nationales compétentes contre \
        les actes violant les droits fondamentaux qui lui sont reconnus par la constitution ou par la loi.
        """,
        "Article 9. Nul ne peut être arbitrairement arrêté, détenu ou exilé.",
        """
        Article 10. Toute personne a droit, en pleine égalité, à ce que sa cause soit entendue équitablement et \
        publiquement par un tribunal indépendant et impartial, qui décidera, soit de ses droits et obligations, soit \
        du bien-fondé de toute accusation en matière pénale dirigée contre elle.
        """,
        """
        Article 12. Nul ne sera l'objet d'immixtions arbitraires dans sa vie privée, sa famille, son domicile ou sa \
        correspondance, ni d'atteintes à son honneur et à sa réputation. Toute personne a droit à la protection de la \
        loi contre de telles immixtions ou de telles atteintes.
        """,
    ]
}
