import DialogContent from '@mui/material/DialogContent'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { isComposing } from '#lib/keys/isComposing'
import { readablePlaceholder } from '../display/DataText'
import { OverlayDialog } from '../overlay/OverlayDialog'

interface SearchListProps<Entry> {
  /** Name of the field and of the list. */
  label: string
  typed: string
  onType: (typed: string) => void
  entries: readonly Entry[]
  /** How the typed text is understood. */
  note?: string
  /** Shown instead of the entries if there are none. */
  none: ReactNode
  onChoose: (entry: Entry) => void
  /** Content of an entry: its name, and in a `small` its kind. */
  children: (entry: Entry) => ReactNode
}

/** Search field with results in a dialog: type, choose with the arrow keys or a press, open. */
export function SearchList<Entry extends { id: string }>({
  label,
  typed,
  onType,
  entries,
  note = '',
  none,
  onChoose,
  children,
}: SearchListProps<Entry>) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  // The list may have become shorter.
  const place = Math.min(chosen, entries.length - 1)

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isComposing(event) || (step === undefined && event.key !== 'Enter')) return
    event.preventDefault()
    const entry = entries[place]
    if (step !== undefined) setChosen((place + step + entries.length) % Math.max(1, entries.length))
    else if (entry !== undefined) onChoose(entry)
  }

  return (
    <DialogContent onKeyDown={press}>
      <Input
        fullWidth
        autoFocus
        type="search"
        value={typed}
        placeholder={label}
        onChange={(event) => {
          onType(event.target.value)
          setChosen(0)
        }}
        inputProps={{
          role: 'combobox',
          'aria-label': label,
          'aria-expanded': entries.length > 0,
          'aria-controls': id,
          'aria-activedescendant': entries.length > 0 ? `${id}${place}` : undefined,
          'aria-autocomplete': 'list',
          autoComplete: 'off',
          // The placeholder is in the page's language.
          dir: typed === '' ? undefined : 'auto',
        }}
      />
      {note !== '' && <FormHelperText role="status">{note}</FormHelperText>}
      <List role="listbox" id={id} aria-label={label}>
        {entries.map((entry, index) => (
          <Option
            key={entry.id}
            role="option"
            id={`${id}${index}`}
            aria-selected={index === place}
            onClick={() => onChoose(entry)}
          >
            {children(entry)}
          </Option>
        ))}
      </List>
      <output aria-live="polite">{entries.length === 0 && none}</output>
    </DialogContent>
  )
}

const Input = styled(OutlinedInput)(({ theme }) => readablePlaceholder(theme))

const List = styled('ul')({ listStyle: 'none', margin: '8px 0 0', padding: 0 })

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { color: theme.palette.text.secondary, textAlign: 'end' },
  '&[aria-selected="true"], &:hover': { backgroundColor: theme.palette.background.default },
}))

/** Dialog of a `SearchList`. At the upper edge, so that the field does not move with the number of results. */
export const SearchDialog = styled(OverlayDialog)({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
})
