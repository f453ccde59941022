import { styled } from '@mui/material/styles'
import { useRequireTurnover } from '#api/session/setting'
import type { WheelSetting } from '#contract/rewards/rewards'
import { DataText } from '#ui/display/DataText'
import { useFormat, usePercent } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { GrantTerms } from '#ui/money/TurnoverTerms'
import { SectionCard } from '#ui/page/SectionCard'

interface Props {
  wheel: Pick<WheelSetting, 'segments' | 'codeRule'>
}

/** Each segment's odds, its weight relative to the total; and the rule for codes won. */
export function OddsCard({ wheel: { segments, codeRule } }: Props) {
  const text = useText()
  const percent = usePercent()
  const total = segments.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <SectionCard title={text('rewards.wheel.odds')}>
      <p>{text('rewards.wheel.oddsMeans')}</p>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text('rewards.wheel.segment')}</th>
            <th scope="col">{text('rewards.wheel.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {segments.map(({ segmentId, label, weight }) => (
            <tr key={segmentId}>
              <th scope="row">
                <DataText>{label}</DataText>
              </th>
              <td>{percent(total > 0 ? weight / total : 0)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {codeRule && segments.some(({ prizeType }) => prizeType === 'code') && (
        <CodeRule rule={codeRule} />
      )}
    </SectionCard>
  )
}

function CodeRule({ rule }: { rule: NonNullable<WheelSetting['codeRule']> }) {
  const text = useText()
  const format = useFormat()
  const requireTurnover = useRequireTurnover()
  const { validDays, turnoverX } = rule
  return (
    <>
      <p>
        {text('rewards.wheel.code.days', { count: validDays })}
        {turnoverX > 0 &&
          ` ${text('rewards.wheel.code.turnover', { times: format.number(turnoverX) })}`}
      </p>
      {turnoverX > 0 && <GrantTerms requireTurnover={requireTurnover} />}
    </>
  )
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': { padding: '6px 0', textAlign: 'start', fontWeight: 'inherit' },
  'th:last-child, td:last-child': { textAlign: 'end' },
  'thead th': { color: theme.palette.text.secondary },
  'tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
}))
