import DialogContent from '@mui/material/DialogContent'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { useText } from '#ui/intl/useText'
import { findPages } from './findPages'

interface PageSearchProps {
  open: boolean
  onClose: () => void
}

/** Any page by its name: typed, chosen, opened. It begins anew each time. */
export function PageSearch({ open, onClose }: PageSearchProps) {
  const text = useText()
  return (
    <CoverDialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={text('shell.search.title')}
    >
      <Search onClose={onClose} />
    </CoverDialog>
  )
}

function Search({ onClose }: { onClose: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const pages = findPages(typed, text)

  function open(path: string | undefined): void {
    if (path === undefined) return
    onClose()
    void navigate(path)
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // What an input method still composes is not yet typed.
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return
    event.preventDefault()
    if (step === undefined) open(pages[chosen]?.path)
    else setChosen((chosen + step + pages.length) % Math.max(1, pages.length))
  }

  return (
    <DialogContent onKeyDown={press}>
      <OutlinedInput
        fullWidth
        autoFocus
        type="search"
        value={typed}
        placeholder={text('shell.search.title')}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
        }}
        inputProps={{
          role: 'combobox',
          'aria-label': text('shell.search.title'),
          'aria-expanded': pages.length > 0,
          'aria-controls': id,
          'aria-activedescendant': pages.length > 0 ? `${id}${chosen}` : undefined,
          'aria-autocomplete': 'list',
          autoComplete: 'off',
          dir: 'auto',
        }}
      />
      <List role="listbox" id={id} aria-label={text('shell.search.title')}>
        {pages.map(({ path, name, trail }, index) => (
          <Option
            key={path}
            role="option"
            id={`${id}${index}`}
            aria-selected={index === chosen}
            onClick={() => open(path)}
          >
            <span>{name}</span>
            <small>{trail}</small>
          </Option>
        ))}
      </List>
      <output aria-live="polite">{pages.length === 0 && text('shell.search.none')}</output>
    </DialogContent>
  )
}

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
  '& small': { color: theme.palette.text.secondary, textAlign: 'end' },
  '&[aria-selected="true"], &:hover': { backgroundColor: theme.palette.background.default },
}))
