import { styled } from '@mui/material/styles'
import { isoOf } from '#lib/time'
import { OfflineIcon } from '../icons/entrance'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'

interface AsOfProps {
  /** When the answer was given, in milliseconds since 1970. */
  asOf: number
  /** Whether it is a copy saved earlier, shown because no new answer came. */
  isStale: boolean
}

/** The age of what is shown. */
export function AsOf({ asOf, isStale }: AsOfProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Line>
      {isStale && <OfflineIcon size={16} />}
      <time data-at-start="" dateTime={isoOf(asOf)}>
        {text(isStale ? 'ui.asOfKept' : 'ui.asOf', { time: format.dateTime(asOf) })}
      </time>
    </Line>
  )
}

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: theme.palette.text.secondary,
}))
