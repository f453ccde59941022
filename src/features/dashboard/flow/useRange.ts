import { useSearchParams } from 'react-router-dom'
import { type Range, rangeOf } from './ranges'

const parameter = 'days'

/** The chart's range, kept in the URL: it survives a reload and can be passed on. */
export function useRange(): [Range, (range: Range) => void] {
  const [parameters, setParameters] = useSearchParams()
  function choose(range: Range): void {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(parameter, String(range))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [rangeOf(parameters.get(parameter)), choose]
}
