/** A narrow screen or a finger: there every target is at least `touchTarget` pixels high and wide. */
export const touchMedia = '@media (max-width: 899.95px), (pointer: coarse)'

/** CSS pixels: the least that a finger hits. */
export const touchTarget = 44
