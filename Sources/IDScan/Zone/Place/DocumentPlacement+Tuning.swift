extension DocumentPlacement {
    /// The thresholds of the stage that says on which document a zone is. Lengths are in millimetres on the document.
    ///
    /// Unless a value says something else, it was chosen by eye in November 2026, on drawn scenes of seeds from
    /// 3,000,000: of 699 documents 97.6 % had all corners before misfits were weighed against edges, and 98.6 % after.
    /// The effect of one value was not measured.
    enum Tuning {
        /// The largest distance of characters from the places on a flat document: farther off, they were not seen where
        /// they are. Most are off by 0.05 to 0.2 mm.
        static let mostPoseError = 0.4
        /// The usual distance of characters from the places that the standard has on an outline.
        static let usualError = 0.5
        /// The usual distance of the corners of documents from the pose, and its growth for each millimetre that they
        /// are away from the zone: many pages are not flat.
        static let usualDistance = 3.0, usualDistancePerMillimetre = 0.12
        /// The largest distance that counts, in usual ones: anything farther is as strange.
        static let farthest = 2.0
        /// The misfit of an outline, in sides, if one thing is as far off as usual.
        static let weight = 0.06
        /// An outline with a smaller misfit is taken as it was seen.
        static let littleMisfit = 0.06
        /// The zone cannot be on an outline with a greater misfit.
        static let mostMisfit = 0.5
        /// The number of places of each line that are looked at, each the mean of the characters around it.
        static let placesPerLine = 6
        /// The focal length of telephones, as a share of the picture's longer side: 26 to 28 mm of a 36 mm film.
        static let focalLength = 0.75
        /// The usual error of the places of characters: rarely more than a twelfth of their height.
        static let usualPoseError = 0.15
        /// People hold cameras about level: the sine of a tilt that is not unusual.
        static let usualTilt = 0.3
        /// The tilts about the direction of reading from which a pose is sought, as sines: a tilt away from the camera
        /// and one towards it look nearly the same on a strip. Each is improved so often at most.
        static let tilts = [-0.5, 0, 0.5], rounds = 25
        /// The largest difference, as a factor, of a photographed outline from a standard proportion for which it is still taken.
        static let shapeTolerance = 1.25
        /// The largest difference, as a factor, of the proportion of a picture that shows a whole document and nothing
        /// else from a standard one.
        static let wholeTolerance = 1.06
    }
}
