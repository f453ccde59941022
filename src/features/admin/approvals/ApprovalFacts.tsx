import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Approval } from '#contract/admin/system'
import { DataText, DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useChanges } from '../audit/changeText'
import { PlayerLink } from '../users/PlayerLink'
import { useTargetName } from './targetName'

/** Facts for the second person: the target, the changes, their cost, and who requested them. */
export function ApprovalFacts({ row }: { row: Approval }) {
  const text = useText()
  const format = useFormat()
  const targetName = useTargetName()
  const { player, cost, isUnbounded, limit, reason } = row
  return (
    <>
      <DescriptionList
        items={[
          player === null
            ? { label: text('adminPeople.target'), value: targetName(row) }
            : { label: text('admin.column.player'), value: <PlayerLink player={player} /> },
          ...(player === null
            ? []
            : [{ label: text('adminPeople.credit'), value: <Money amount={player.credit} /> }]),
          ...listed(cost !== null || isUnbounded, {
            label: text('adminSite.approvals.cost'),
            value: isUnbounded ? text('adminSite.approvals.unbounded') : <Money amount={cost} />,
          }),
          ...listed(limit !== null || row.loosens.length > 0, {
            label: text('adminSite.approvals.limit'),
            value: limit === null ? text('adminSite.approvals.always') : <Money amount={limit} />,
          }),
          { label: text('adminSite.approvals.by'), value: row.askedByName },
          { label: text('admin.column.time'), value: format.dateTime(row.createdAt) },
          ...listed(reason !== null, { label: text('admin.column.reason'), value: reason }),
          ...listed(row.decidedByName !== null, {
            label: text(`adminSite.approvals.status.${row.status}`),
            value: row.decidedByName,
          }),
        ]}
      />
      <Heading>{text('admin.approvals.changes')}</Heading>
      <Changes row={row} />
      {row.kind === 'codes' && row.after?.['turnoverX'] === 0 && (
        <Note tone="warning">{text('adminSite.approvals.cash')}</Note>
      )}
    </>
  )
}

function listed(isThere: boolean, item: { label: string; value: ReactNode }) {
  return isThere ? [item] : []
}

/** Each field with its old and new value; looser values are marked. */
function Changes({ row }: { row: Approval }) {
  const text = useText()
  const changesOf = useChanges()
  return (
    <List>
      {changesOf(row).map(({ field, label, was, now }) => (
        <li key={label}>
          <span>{label}</span>{' '}
          {row.loosens.includes(field) && (
            <StatusChip label={text('adminSite.approvals.loosened')} tone="warning" />
          )}
          <br />
          {was !== null && (
            <>
              <DataText>{was}</DataText> →{' '}
            </>
          )}
          <strong>
            <DataText>{now}</DataText>
          </strong>
        </li>
      ))}
    </List>
  )
}

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: '16px 0 8px' }))

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  'li > span:first-of-type': { color: theme.palette.text.secondary },
}))
