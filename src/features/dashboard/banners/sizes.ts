/** Pixels of the line of buttons below the pictures. */
export const controlsHeight = 44

/** Pixels between the two. */
export const controlsGap = 8
