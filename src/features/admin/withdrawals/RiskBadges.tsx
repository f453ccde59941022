import { styled } from '@mui/material/styles'
import type { RiskFlag } from '#contract/admin/money'
import { satangFromBaht } from '#lib/money'
import { StatusChip } from '#ui/display/StatusChip'
import { AlertIcon } from '#ui/icons/entry'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

/** Reasons for a closer look, as short badges. */
export function RiskBadges({ risks }: { risks: readonly RiskFlag[] }) {
  const text = useText()
  return (
    <Badges>
      {risks.map(({ rule }) => (
        <StatusChip key={rule} tone="warning" label={text(`admin.risk.${rule}`)} />
      ))}
    </Badges>
  )
}

/** The same reasons on one line of a card, below the player's name. */
export function RiskLine({ risks }: { risks: readonly RiskFlag[] }) {
  const text = useText()
  return (
    <Line>
      <AlertIcon size={14} /> {risks.map(({ rule }) => text(`admin.risk.${rule}`)).join(' · ')}
    </Line>
  )
}

/** The same reasons with the figures behind them. */
export function RiskReasons({ risks }: { risks: readonly RiskFlag[] }) {
  const text = useText()
  const format = useFormat()
  if (risks.length === 0) return null
  return (
    <section>
      <h3>{text('admin.column.risks')}</h3>
      <ul>
        {risks.map(({ rule, values }) => {
          const { usual, ...rest } = values
          const isMoney = rule === 'unusualAmount' && typeof usual === 'number'
          return (
            <li key={rule}>
              {text(`admin.riskReason.${rule}`, {
                ...rest,
                ...(usual !== undefined && {
                  usual: isMoney ? format.money(satangFromBaht(usual)) : usual,
                }),
              })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.palette.warning.readable,
  svg: { verticalAlign: 'text-bottom' },
}))

const Badges = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  // Beside ten other columns, two words do not fit on one line; Thai text must not be broken.
  'bdi:not(:lang(th))': { whiteSpace: 'normal' },
})
