/** The roles of the palette that have a colour of their own. */
export const roles = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const

export type Role = (typeof roles)[number]
