import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { storedText } from '#lib/storage/storedValue'
import { touchMedia, touchTarget } from '../appearance/sizes'
import { readablePlaceholder } from '../display/DataText'
import { SearchIcon } from '../icons/menu'
import { useText } from '../intl/useText'

interface SearchBoxProps {
  /** Where it is not a table that is searched. */
  label?: string
  value: string
  onChange: (value: string) => void
  /** On pages of one thing, `/` leads here. */
  hasKey?: boolean
}

/** Browsers refuse an address that changes with every key of a fast typist. */
const restMs = 200

/** What is searched for; sent on as soon as the typing rests. */
export function SearchBox({ label, value, onChange, hasKey = false }: SearchBoxProps) {
  const text = useText()
  const name = label ?? text('table.search')
  const field = useSearchKey(hasKey)
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState({ value, sent: value })
  if (value !== known.value) {
    setKnown({ value, sent: value })
    // Changed from outside: the way back, or “clear”. One's own change comes back while one types on.
    if (value !== known.sent) setDraft(value)
  }
  useEffect(() => {
    if (draft === value) return undefined
    const timer = setTimeout(() => {
      setKnown((current) => ({ ...current, sent: draft }))
      onChange(draft)
    }, restMs)
    return () => clearTimeout(timer)
  }, [draft, value, onChange])
  return (
    <Input
      type="search"
      size="small"
      value={draft}
      inputRef={field}
      onChange={(event) => setDraft(event.target.value)}
      placeholder={name}
      startAdornment={<SearchIcon size={18} />}
      slotProps={{
        input: { 'aria-label': name, maxLength: 200, ...(hasKey && { 'aria-keyshortcuts': '/' }) },
      }}
    />
  )
}

const Input = styled(OutlinedInput)(({ theme }) => ({
  flex: '1 1 200px',
  maxWidth: 320,
  gap: 8,
  color: theme.palette.text.primary,
  svg: { flexShrink: 0, color: theme.palette.text.secondary },
  ...readablePlaceholder(theme),
  [touchMedia]: { minHeight: touchTarget },
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', maxWidth: 'none' },
}))

/** Keys that mean something by themselves, as `/` for the search, on the demo sections' pages and the operator's side. */

/** Whether a pressed key is the page's: not while one types or something lies over it, or with Ctrl, Alt or Meta. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false
  return target instanceof Element && !isTypedIn(target)
}

function isTypedIn(target: Element): boolean {
  if (target.closest('.MuiModal-root, dialog')) return true
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target.closest('textarea, select, [contenteditable="true"]') !== null
}

const switchedOff = storedText('mail-keys')
const offMark = 'off'

/** Single keys disturb who speaks to the machine (WCAG 2.1.4): the list of keys switches them off for good. */
export function useKeysWanted(): [wanted: boolean, want: (wanted: boolean) => void] {
  const stored = useSyncExternalStore(switchedOff.subscribe, switchedOff.get, () => offMark)
  return [stored !== offMark, (next) => switchedOff.set(next ? null : offMark)]
}

/** For the field in which the page is searched: `/` gives it the focus. */
export function useSearchKey(isOn = true): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const [wanted] = useKeysWanted()
  useEffect(() => {
    if (!isOn || !wanted) return undefined
    const press = (event: KeyboardEvent) => {
      if (pressedKey(event) !== '/' || !isSingleKey(event)) return
      event.preventDefault()
      field.current?.select()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, wanted])
  return field
}

/** Signs that shortcuts are named by, where a Latin keyboard has them. */
const signs: Readonly<Record<string, string>> = {
  Slash: '/',
  'Shift+Slash': '?',
  'Shift+Digit3': '#',
}

/**
 * The key that a shortcut means: while a keyboard writes Thai, J is “่” and Ctrl+K is Ctrl+า. What Latin
 * letters are not is looked up by its place; what is written with them, and named keys, are themselves.
 */
export function pressedKey({ key, code, shiftKey }: KeyboardKey): string {
  if (key <= '~') return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase()
  return signs[shiftKey ? `Shift+${code}` : code] ?? key
}

type KeyboardKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>
