/** What is wrong with eight digits `ddmmyyyy`; null while they are being typed, or when such a day exists. */
export function dayError(digits: string): string | null {
  if (digits.length < 8) return null
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number)
  if (day === undefined || month === undefined || year === undefined) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  // Years before 100 are taken for the last century's.
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? null : 'There is no such day'
}
