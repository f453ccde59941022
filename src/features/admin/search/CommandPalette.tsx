import { memo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Found, moneyMeanings } from '#contract/admin/search'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { holds, searchable, wordsOf } from '#lib/text/searchable'
import { SentenceWithData } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale, useText } from '#ui/intl/useText'
import { SearchDialog, SearchList } from '#ui/search/SearchList'
import { useMay } from '../api/adminSession'
import { useSearchQuery } from '../api/sessionCalls'
import { adminRoutes } from '../routes'
import { type Action, type FrameOverlay, useActions } from './useActions'
import { useMeaningWords } from './useMeaningWords'

interface Entry {
  id: string
  kind: 'page' | 'player' | 'deposit' | 'withdrawal' | 'action'
  label: string
  /** A path, or a function. */
  opens: string | (() => void)
}

/** Fewer letters return no players. */
const leastLetters = 2

interface CommandPaletteProps {
  onClose: () => void
  /** Opens another overlay instead of this one. */
  onCover: (cover: FrameOverlay) => void
}

/** Searches pages and actions, players, deposits and withdrawals; it says how it understands the text. */
export function CommandPalette(props: CommandPaletteProps) {
  const text = useText()
  return (
    <SearchDialog
      open
      onClose={props.onClose}
      fullWidth
      maxWidth="sm"
      aria-label={text('admin.search.title')}
    >
      <Search {...props} />
    </SearchDialog>
  )
}

/** Inside the dialog, so that a letter does not render the dialog again. */
function Search({ onClose, onCover }: CommandPaletteProps) {
  const text = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const describe = useMeaningWords(moneyMeanings)
  const entries = useEntries(typed.trim(), useActions(onCover))

  function open(entry: Entry): void {
    onClose()
    if (typeof entry.opens === 'string') void navigate(entry.opens)
    else entry.opens()
  }

  return (
    <SearchList
      label={text('admin.search.label')}
      typed={typed}
      onType={setTyped}
      entries={entries}
      note={describe(typed)}
      none={typed.trim().length >= leastLetters && text('admin.search.none')}
      onChoose={open}
    >
      {({ kind, label }) => <EntryWords kind={kind} label={label} />}
    </SearchList>
  )
}

/** Memoised, because most entries do not change from one letter to the next. */
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
  const lang = useLocale()
  // Select only these fields, so that the start of loading does not render the list again.
  const { currentData, data } = useSearchQuery(
    { q: asked, lang },
    {
      skip: asked.length < leastLetters,
      selectFromResult: ({ currentData, data }) => ({ currentData, data }),
    },
  )
  const found = asked.length < leastLetters ? nothing : ((currentData ?? data)?.value ?? nothing)
  const words = wordsOf(asked)
  const begins = (label: string) => searchable(label).startsWith(searchable(asked))
  const pages = adminRoutes
    .flatMap(({ path, label, needs }): Entry[] =>
      label && may(needs) && holds(text(label), words)
        ? [{ id: path, kind: 'page', label: text(label), opens: path }]
        : [],
    )
    // “Deposits” before “Match deposits”.
    .toSorted((one, other) => Number(begins(other.label)) - Number(begins(one.label)))
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
      holds(label, words) ? [{ id, kind: 'action', label, opens: run }] : [],
    ),
    ...pages,
  ]
}
