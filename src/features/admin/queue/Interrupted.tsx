import Button from '@mui/material/Button'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { secondMs } from '#lib/time'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useNow } from '#ui/time/useNow'
import { useStaffSession } from '../api/adminSession'
import { type Queue, unfinishedOf } from './heldDecisions'
import { sheetPath } from './sheetPath'

/** Age from which a decision without a result cannot still be on its way from another window. */
const givenUpMs = 30 * secondMs

/** Decisions whose window was closed before the answer came: the row must be looked at again. */
export function Interrupted({ queue }: { queue: Queue }) {
  const text = useText()
  const now = useNow(10 * secondMs)
  const stored = unfinishedOf(useStaffSession()?.adminID ?? '')
  const all = useSyncExternalStore(stored.subscribe, stored.get) ?? []
  const lost = all.filter((one) => one.queue === queue && now - one.at > givenUpMs)
  return lost.map(({ id }) => (
    <Note key={id} tone="warning">
      {text('admin.held.interrupted')}{' '}
      <Link to={sheetPath(queue, id)}>
        <bdi>{id}</bdi>
      </Link>{' '}
      <Button
        size="small"
        onClick={() => stored.update((known) => (known ?? []).filter((one) => one.id !== id))}
      >
        {text('ui.close')}
      </Button>
    </Note>
  ))
}
