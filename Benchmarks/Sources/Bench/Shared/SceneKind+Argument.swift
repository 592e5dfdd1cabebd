public import ArgumentParser
public import SpecimenCards

extension SceneKind: @retroactive ExpressibleByArgument {}
