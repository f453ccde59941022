import { loadState } from '#api/cache/loadState'
import type { Health } from '#contract/admin/health'
import { adminPaths } from '#lib/paths/admin'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea, UpdatedAt } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { CardColumn, Cards, SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useHealthQuery } from '../api/reportCalls'
import { DeviceHealth } from './DeviceHealth'
import { HealthLine, HealthLines } from './HealthLine'
import { ProviderAnswers } from './ProviderAnswers'

/** Polling interval in ms. */
const askAgainMs = 60_000

/** Whether everything works: provider, queues, money and this device, each with the page that mends it. */
export function HealthPage() {
  const text = useText()
  const health = useHealthQuery(undefined, {
    pollingInterval: askAgainMs,
    skipPollingIfUnfocused: true,
  })
  return (
    <Page title={text('adminReports.health')}>
      <Cards>
        <CardColumn>
          <LoadArea state={loadState(health)} skeleton={<SkeletonLines lines={8} />}>
            {(value, updatedAt) => (
              <>
                <SectionCard title={text('adminReports.health.queues')}>
                  <HealthLines>
                    <Queue name="deposits" queue={value.deposits} />
                    <Queue name="withdrawals" queue={value.withdrawals} />
                  </HealthLines>
                  <UpdatedAt updatedAt={updatedAt} isStale={false} />
                </SectionCard>
                <Money {...value} updatedAt={updatedAt} />
              </>
            )}
          </LoadArea>
          <DeviceHealth />
        </CardColumn>
        <ProviderAnswers />
      </Cards>
    </Page>
  )
}

interface QueueProps {
  name: 'deposits' | 'withdrawals'
  queue: Health['deposits']
}

function Queue({ name, queue: { count, mean, p95, promisedMs, promised, late } }: QueueProps) {
  const text = useText()
  const length = (time: number) => {
    const seconds = Math.round(time / 1000)
    return seconds < 120
      ? text('adminReports.seconds', { count: seconds })
      : text('adminReports.minutes', { count: Math.round(seconds / 60) })
  }
  const isSlow = promisedMs === null || p95 === null ? null : p95 > promisedMs
  const isKept = isSlow === null && promised === 0 ? null : isSlow !== true && late === 0
  return (
    <HealthLine
      label={text(`admin.menu.${name}`)}
      to={adminPaths[name]}
      state={
        isKept === null
          ? null
          : {
              label: text(isKept ? 'adminReports.health.kept' : 'adminReports.health.missed'),
              tone: isKept ? 'success' : 'error',
            }
      }
    >
      {mean === null || p95 === null
        ? text('adminReports.health.todayNone')
        : text('adminReports.health.today', { count, mean: length(mean), p95: length(p95) })}
      <br />
      {promisedMs !== null && (
        <>
          {text('adminReports.health.promise', { time: length(promisedMs) })}
          <br />
        </>
      )}
      {text('adminReports.health.open', { promised, late })}
    </HealthLine>
  )
}

function Money({
  agent: { credit, warnBelow },
  books: { from, to, differing: count },
  updatedAt,
}: Pick<Health, 'agent' | 'books'> & { updatedAt: number }) {
  const text = useText()
  const format = useFormat()
  return (
    <SectionCard title={text('adminReports.health.money')}>
      <HealthLines>
        <HealthLine
          label={text('adminReports.agent')}
          to={adminPaths.agent}
          state={
            credit < warnBelow
              ? {
                  label: text('adminReports.agentLow', { amount: format.money(warnBelow) }),
                  tone: 'error',
                }
              : { label: text('adminReports.health.enough'), tone: 'success' }
          }
        >
          {format.money(credit)}
        </HealthLine>
        <HealthLine
          label={text('adminReports.reconcile')}
          to={`${adminPaths.reconcile}?from=${from}&to=${to}`}
          state={
            count === 0
              ? { label: text('adminReports.health.agree'), tone: 'success' }
              : { label: text('adminReports.health.differ'), tone: 'error' }
          }
        >
          {count === 0
            ? text('adminReports.health.booksSame')
            : text('adminReports.health.booksDiffer', { count })}
        </HealthLine>
      </HealthLines>
      <UpdatedAt updatedAt={updatedAt} isStale={false} />
    </SectionCard>
  )
}
