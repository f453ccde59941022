import { useMemo } from 'react'
import { useLocale } from './useText'

/** Writes a share (0 to 1) in percent as exactly as a rule or a chance needs it: up to four decimals. */
export function usePercent(): (share: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
    return (share) => format.format(share)
  }, [locale])
}
