import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, memo, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Found } from '#contract/admin/search'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { SentenceWithData } from '#ui/display/DataText'
import { Field } from '#ui/form/Field'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useMay } from '../api/adminSession'
import { useSearchQuery } from '../api/sessionCalls'
import type { FrameCover } from '../layout/AdminFrame'
import { adminRoutes } from '../routes'
import { type Action, useActions } from './useActions'

interface Entry {
  id: string
  kind: 'page' | 'player' | 'deposit' | 'withdrawal' | 'action'
  label: string
  /** Where it leads, or what it does. */
  opens: string | (() => void)
}

/** Fewer letters mean nobody. */
const leastLetters = 2

interface CommandPaletteProps {
  onClose: () => void
  /** In the place of this one. */
  onCover: (cover: FrameCover) => void
}

/**
 * Pages and actions, players by phone, name or account, deposits and withdrawals by reference: typed,
 * chosen, opened.
 */
export function CommandPalette({ onClose, onCover }: CommandPaletteProps) {
  const text = useText()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const entries = useEntries(typed.trim(), useActions(onCover))
  const place = Math.min(chosen, entries.length - 1)

  function open(entry: Entry | undefined): void {
    if (!entry) return
    onClose()
    if (typeof entry.opens === 'string') void navigate(entry.opens)
    else entry.opens()
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setChosen((place + step + entries.length) % Math.max(1, entries.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(entries[place])
    }
  }

  return (
    <CoverDialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={text('admin.search.title')}
    >
      <DialogContent onKeyDown={press}>
        <Field
          label={text('admin.search.label')}
          name="command"
          type="search"
          autoFocus
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setChosen(0)
          }}
        />
        <List role="listbox" id={listId} aria-label={text('admin.search.title')}>
          {entries.map((entry, index) => (
            <Option
              key={entry.id}
              role="option"
              aria-selected={index === place}
              onClick={() => open(entry)}
            >
              <EntryWords kind={entry.kind} label={entry.label} />
            </Option>
          ))}
        </List>
        <output aria-live="polite">
          {typed.trim().length >= leastLetters && entries.length === 0
            ? text('admin.search.none')
            : entries[place]?.label}
        </output>
      </DialogContent>
    </CoverDialog>
  )
}

/** Most entries stay as they are from one letter to the next. */
const EntryWords = memo(function EntryWords({ kind, label }: Pick<Entry, 'kind' | 'label'>) {
  const text = useText()
  return (
    <>
      <span>
        <SentenceWithData>{label}</SentenceWithData>
      </span>
      <small>{text(`admin.search.${kind}`)}</small>
    </>
  )
})

const nothing: Found = { players: [], deposits: [], withdrawals: [] }

function useEntries(asked: string, actions: readonly Action[]): Entry[] {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  // Nothing else of the load counts here: that it began is no reason to draw the list again.
  const { currentData, data } = useSearchQuery(asked, {
    skip: asked.length < leastLetters,
    selectFromResult: ({ currentData, data }) => ({ currentData, data }),
  })
  const found = asked.length < leastLetters ? nothing : ((currentData ?? data)?.value ?? nothing)
  const words = asked.toLocaleLowerCase()
  const pages = adminRoutes.flatMap(({ path, label, needs }): Entry[] =>
    label && may(needs) && text(label).toLocaleLowerCase().includes(words)
      ? [{ id: path, kind: 'page', label: text(label), opens: path }]
      : [],
  )
  return [
    ...found.players.map(
      ({ userId, username, name, tail }): Entry => ({
        id: userId,
        kind: 'player',
        label: `${name} · ${username} · •••${tail}`,
        opens: pathOf(adminPaths.user, userId),
      }),
    ),
    ...found.deposits.map(
      ({ id, amount }): Entry => ({
        id,
        kind: 'deposit',
        label: `${id} · ${format.money(amount)}`,
        opens: pathOf(adminPaths.deposit, id),
      }),
    ),
    ...found.withdrawals.map(
      ({ id, amount }): Entry => ({
        id,
        kind: 'withdrawal',
        label: `${id} · ${format.money(amount)}`,
        opens: pathOf(adminPaths.withdrawal, id),
      }),
    ),
    ...actions.flatMap(({ id, label, run }): Entry[] =>
      label.toLocaleLowerCase().includes(words) ? [{ id, kind: 'action', label, opens: run }] : [],
    ),
    ...pages,
  ]
}

const List = styled('ul')({ listStyle: 'none', margin: '8px 0', padding: 0 })

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  small: { flexShrink: 0, color: theme.palette.text.secondary },
  '&[aria-selected="true"], &:hover': { backgroundColor: theme.palette.background.default },
}))
