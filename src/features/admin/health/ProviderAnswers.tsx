import { useSyncExternalStore } from 'react'
import { adminPaths } from '#lib/paths/admin'
import type { MessageKey } from '#ui/intl/messages'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { answerLog, type GroupAnswers } from '../api/answerLog'
import { HealthLine, HealthLines } from './HealthLine'

/** Groups of calls by the first word of their path: their name, and the page that uses them most. */
const groups: Readonly<Record<string, readonly [label: MessageKey, path: string]>> = {
  adminlogin: ['adminPeople.sessions', adminPaths.account],
  adminsystem: ['adminPeople.menu.staff', adminPaths.audit],
  agentbalance: ['adminPeople.agent', adminPaths.agent],
  approval: ['admin.menu.approvals', adminPaths.approvals],
  bankline: ['adminReports.match', adminPaths.match],
  cashback: ['admin.menu.cashback', adminPaths.cashback],
  creditcode: ['admin.menu.codes', adminPaths.codes],
  promotion: ['admin.menu.promotions', adminPaths.promotions],
  report: ['adminReports.reports', adminPaths.reports],
  setting: ['admin.menu.settings', adminPaths.site],
  userbalance: ['admin.menu.transactions', adminPaths.transactions],
  usersystem: ['adminPeople.users', adminPaths.users],
  wheelspin: ['admin.menu.wheel', adminPaths.wheel],
}

/** How each group of calls was last answered, how long it took, and how many failed. */
export function ProviderAnswers() {
  const text = useText()
  const rows = useSyncExternalStore(answerLog.subscribe, answerLog.get)
  return (
    <SectionCard title={text('adminReports.health.provider')}>
      <p>{text('adminReports.health.providerMeans')}</p>
      <HealthLines>
        {rows.map((row) => (
          <Group key={row.group} row={row} />
        ))}
      </HealthLines>
    </SectionCard>
  )
}

function Group({ row }: { row: GroupAnswers }) {
  const text = useText()
  const format = useFormat()
  const { group, count, failed, isAnswering, answeredAt, failedAt, lastMs } = row
  const [label, path] = groups[group] ?? []
  return (
    <HealthLine
      label={label === undefined ? group : text(label)}
      {...(path !== undefined && { to: path })}
      state={
        isAnswering
          ? { label: text('adminReports.health.answers'), tone: 'success' }
          : { label: text('adminReports.health.fails'), tone: 'error' }
      }
    >
      {answeredAt !== null &&
        text('adminReports.health.last', {
          time: format.dateTime(answeredAt),
          ms: format.number(lastMs),
          failed: format.number(failed),
          count: format.number(count),
        })}{' '}
      {failedAt !== null &&
        text('adminReports.health.lastFailure', { time: format.dateTime(failedAt) })}
    </HealthLine>
  )
}
