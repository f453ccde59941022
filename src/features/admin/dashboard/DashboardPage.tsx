import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import type { Dashboard } from '#contract/admin/reports'
import { adminPaths } from '#lib/paths/admin'
import { addDays, bangkokDay } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea, UpdatedAt } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useDashboardQuery } from '../api/reportCalls'
import { useActionText } from '../audit/actionText'
import { actorName } from '../audit/actorName'
import { AsOfBangkok } from '../reports/AsOfBangkok'
import { entriesWith } from '../reports/figureRows'
import { FlowCard } from './FlowCard'
import { KeyFigures } from './KeyFigures'
import { ProviderCard } from './ProviderCard'
import { QueueCards } from './QueueCards'

/** Polling interval in ms for changes by other devices; tabs of this device notify at once. */
const askAgainMs = 60_000

/** Start page of staff: open queues, today's figures, and warnings. */
export function DashboardPage() {
  const text = useText()
  const dashboard = useDashboardQuery(undefined, {
    pollingInterval: askAgainMs,
    skipPollingIfUnfocused: true,
  })
  return (
    <Page title={text('adminReports.dashboard')}>
      <Stack>
        <QueueCards waiting={dashboard.data?.value.waiting} />
        <LoadArea state={loadState(dashboard)} skeleton={<SkeletonLines lines={12} />}>
          {(value, updatedAt) => (
            <Stack>
              <SectionCard title={text('adminReports.today')}>
                <KeyFigures {...value} />
                <AsOfBangkok updatedAt={updatedAt} />
              </SectionCard>
              <FlowCard hours={value.hours} updatedAt={updatedAt} />
              <Columns>
                <Promotions promotions={value.promotions} updatedAt={updatedAt} />
                <Agent agent={value.agent} updatedAt={updatedAt} />
                <ProviderCard providers={value.providers} updatedAt={updatedAt} />
                <LastAudit entries={value.audit} updatedAt={updatedAt} />
              </Columns>
            </Stack>
          )}
        </LoadArea>
      </Stack>
    </Page>
  )
}

interface PromotionsProps {
  promotions: Dashboard['promotions']
  updatedAt: number
}

function Promotions({ promotions, updatedAt }: PromotionsProps) {
  const text = useText()
  return (
    <SectionCard title={text('adminReports.promotions')}>
      {promotions.length === 0 ? (
        <p>{text('adminReports.noPromotions')}</p>
      ) : (
        <Entries>
          {promotions.map(({ PromotionID, PromotionName, cost }) => (
            <li key={PromotionID}>
              <DataText>{PromotionName}</DataText> ·{' '}
              <Link to={rowsOfPromotion(PromotionID, updatedAt)}>
                <Money amount={cost} />
              </Link>
            </li>
          ))}
        </Entries>
      )}
      <UpdatedAt updatedAt={updatedAt} isStale={false} />
    </SectionCard>
  )
}

/** The entries of the thirty days that the cost adds up. */
function rowsOfPromotion(PromotionID: string, updatedAt: number): string {
  const to = bangkokDay(updatedAt)
  return entriesWith({ from: addDays(to, -29), to }, { behind: `promotion:${PromotionID}` })
}

function Agent({
  agent: { credit, warnBelow },
  updatedAt,
}: {
  agent: Dashboard['agent']
  updatedAt: number
}) {
  const text = useText()
  const format = useFormat()
  return (
    <SectionCard title={text('adminReports.agent')}>
      <Amount>
        <Link to={adminPaths.agent}>
          <Money amount={credit} />
        </Link>
        {credit < warnBelow && (
          <StatusChip
            label={text('adminReports.agentLow', { amount: format.money(warnBelow) })}
            tone="error"
          />
        )}
      </Amount>
      <UpdatedAt updatedAt={updatedAt} isStale={false} />
    </SectionCard>
  )
}

function LastAudit({ entries, updatedAt }: { entries: Dashboard['audit']; updatedAt: number }) {
  const text = useText()
  const format = useFormat()
  const actionText = useActionText()
  return (
    <SectionCard
      title={text('adminReports.audit')}
      action={<Link to={adminPaths.audit}>{text('adminPeople.audit')}</Link>}
    >
      {entries.length === 0 ? (
        <p>{text('adminReports.noAudit')}</p>
      ) : (
        <Entries>
          {entries.map(({ seq, at, action, targetId, ...actor }) => (
            <li key={seq}>
              <bdi>{format.dateTime(at)}</bdi> · <DataText>{actorName(text, actor)}</DataText> ·{' '}
              {actionText(action)} · <bdi>{targetId}</bdi>
            </li>
          ))}
        </Entries>
      )}
      <UpdatedAt updatedAt={updatedAt} isStale={false} />
    </SectionCard>
  )
}

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

const Amount = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  // Keeps the amount on one line, even with large text.
  fontSize: 'min(1.5rem, 10vw)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  a: { color: 'inherit' },
}))

const Entries = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  li: { paddingBlock: 4, overflowWrap: 'anywhere' },
})
