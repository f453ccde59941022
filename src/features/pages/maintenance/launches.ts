/** When the announced things open, in milliseconds since 1970: ten in the morning in Bangkok. */
export const launches = {
  1: Date.parse('2027-04-13T10:00:00+07:00'),
  2: Date.parse('2027-02-06T10:00:00+07:00'),
} as const
