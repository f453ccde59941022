import Button from '@mui/material/Button'
import { useMemo, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import { useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import type { Column } from '#ui/table/useTableState'
import type { Choice } from './ColumnMenu'

/** Ids of the hidden columns, by list. */
const hiddenColumns = storedByName((list) =>
  storedValue(`admin-columns:${list}`, (stored) => {
    const read = v.safeParse(v.array(v.string()), stored)
    return read.success ? read.output : null
  }),
)

/** Whether rows are denser. */
const dense = storedValue('admin-dense', (stored) => (stored === true ? true : null))

/** Denser rows in every list; stored on the device. */
export function useDense(): boolean {
  return useSyncExternalStore(dense.subscribe, dense.get) === true
}

/** The columns to show; the first one always stays. The choice is stored on the device. */
export function useShownColumns<Row>(
  list: string,
  columns: readonly Column<Row>[],
): [readonly Column<Row>[], Choice] {
  const stored = hiddenColumns(list)
  const hidden = useSyncExternalStore(stored.subscribe, stored.get)
  const shown = useMemo(
    () => columns.filter(({ id }, index) => index === 0 || !hidden?.includes(id)),
    [columns, hidden],
  )
  return [
    shown,
    {
      isShown: (id) => !hidden?.includes(id),
      toggle: (id) =>
        stored.update((now) =>
          now?.includes(id) ? now.filter((one) => one !== id) : [...(now ?? []), id],
        ),
    },
  ]
}

const ColumnMenu = lazyOverlay(
  () => import('./ColumnMenu').then((module) => module.ColumnMenu),
  ({ onClose }) => onClose,
)

interface ColumnChoiceProps<Row> {
  columns: readonly Column<Row>[]
  choice: Choice
}

/** Selects the list's columns and its density. */
export function ColumnChoice<Row>({ columns, choice }: ColumnChoiceProps<Row>) {
  const text = useText()
  const isDense = useDense()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {text('admin.list.columns')}
      </Button>
      {anchor !== null && (
        <ColumnMenu
          anchor={anchor}
          columns={columns.slice(1)}
          choice={choice}
          isDense={isDense}
          onDense={() => dense.set(isDense ? null : true)}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}
