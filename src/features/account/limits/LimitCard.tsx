import { styled } from '@mui/material/styles'
import type { LimitKind, Protection } from '#contract/protection/limits'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { LimitForm } from './LimitForm'
import { LimitRow } from './LimitRow'

interface Props {
  userId: string
  kind: LimitKind
  /** Undefined while it is not known. */
  protection: Protection | undefined
}

/** The limits of one kind: those in force and those that wait, then the way to set one. */
export function LimitCard({ userId, kind, protection }: Props) {
  const text = useText()
  const limits = protection?.limits.filter((limit) => limit.kind === kind) ?? []
  return (
    <SectionCard title={text(`account.limits.${kind}`)}>
      <Means>{text(`account.limits.${kind}Means`)}</Means>
      {protection && limits.length === 0 && <p>{text('account.limits.none')}</p>}
      {protection && limits.length > 0 && (
        <List>
          {limits.map((limit) => (
            <li key={limit.limitId}>
              <LimitRow limit={limit} used={protection.used} />
            </li>
          ))}
        </List>
      )}
      <LimitForm userId={userId} kind={kind} protection={protection} />
    </SectionCard>
  )
}

const Means = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))

const List = styled('ul')({
  listStyle: 'none',
  margin: '12px 0',
  padding: 0,
  display: 'grid',
  gap: 12,
})
