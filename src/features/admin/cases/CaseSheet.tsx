import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Case } from '#contract/admin/cases'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { DataText, DescriptionList, languageOf } from '#ui/display/DataText'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useCaseQuery } from '../api/caseCalls'
import { playerName } from '../list/columns'
import { OneRow } from '../list/OneRow'
import { RowSheet } from '../list/RowSheet'
import { staffName } from '../list/Steps'
import { PlayerMessages } from '../users/PlayerMessages'
import { CaseActions } from './CaseActions'
import { caseTones, useAssigneeName } from './caseTexts'

/** One case: what happened in it, what to do next, and the messages with the player. */
export function CaseSheet({ id }: { id: string }) {
  const text = useText()
  const result = useCaseQuery(id)
  return (
    <RowSheet title={text('adminPeople.cases.one', { id })} listPath={adminPaths.cases}>
      <OneRow result={result} lines={8}>
        {(row) => <CaseContent row={row} />}
      </OneRow>
    </RowSheet>
  )
}

function CaseContent({ row }: { row: Case }) {
  const text = useText()
  const assigneeName = useAssigneeName()
  const { userId, about, state, assignee } = row
  return (
    <Content>
      <DescriptionList
        items={[
          {
            label: text('admin.column.player'),
            value: <Link to={pathOf(adminPaths.user, userId)}>{playerName(row)}</Link>,
          },
          ...(about === null
            ? []
            : [
                {
                  label: text(
                    `adminPeople.kind.${about.kind === 'deposit' ? 'deposit' : 'withdrawal'}`,
                  ),
                  value: (
                    <Link
                      to={pathOf(
                        about.kind === 'deposit' ? adminPaths.deposit : adminPaths.withdrawal,
                        about.id,
                      )}
                    >
                      {about.id}
                    </Link>
                  ),
                },
              ]),
          { label: text('adminPeople.cases.assignee'), value: assigneeName(assignee) },
          {
            label: text('admin.list.status'),
            value: (
              <StatusChip
                label={text(`adminPeople.cases.state.${state}`)}
                tone={caseTones[state]}
              />
            ),
          },
        ]}
      />
      <CaseActions row={row} />
      <History steps={row.steps} />
      <section>
        <h3>{text('adminPeople.messages')}</h3>
        <PlayerMessages userId={userId} about={about} />
      </section>
    </Content>
  )
}

/** Changes of a case, oldest first. */
function History({ steps }: Pick<Case, 'steps'>) {
  const text = useText()
  const format = useFormat()
  const assigneeName = useAssigneeName()
  return (
    <section>
      <h3>{text('adminPeople.cases.history')}</h3>
      <ol>
        {steps.map(({ at, by, state, to, note }) => (
          <li key={`${at} ${state} ${note}`}>
            <small>
              <bdi>{format.dateTime(at)}</bdi> · <DataText>{staffName(text, by)}</DataText>
            </small>
            {(state !== null || to !== null) && (
              <p>
                {[
                  state === null ? '' : text(`adminPeople.cases.state.${state}`),
                  to === null ? '' : text('adminPeople.cases.handedTo', { name: assigneeName(to) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
            {note !== null && (
              <p dir="auto" lang={languageOf(note)}>
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  h3: { ...theme.typography.h5, margin: '0 0 8px' },
  ol: { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
  'li p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  small: { color: theme.palette.text.secondary },
  a: { color: theme.palette.primary.readable },
}))
