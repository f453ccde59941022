import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { isComposing, type KeyPress } from '#lib/keys/isComposing'
import { storedText } from '#lib/storage/storedValue'
import { touchMedia, touchTarget } from '../appearance/sizes'
import { readablePlaceholder } from '../display/DataText'
import { fullNote } from '../form/Field'
import { SearchIcon } from '../icons/menu'
import { useText } from '../intl/useText'

interface SearchBoxProps {
  /** Where it is not a table that is searched. */
  label?: string
  value: string
  onChange: (value: string) => void
  /** On pages of one thing, `/` leads here. */
  hasKey?: boolean
  /** Characters; a note says when the field is full. */
  most?: number
  /** Takes all the width of its line. */
  isWide?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/**
 * The one field for searching. It sends the words once the typing rests, at Enter, or when Escape clears them.
 * Its own words come back later through the URL, a store or a server, so they never replace newer ones.
 */
export function SearchBox({ label, value, onChange, hasKey = false, ...box }: SearchBoxProps) {
  const { most = 200, isWide = false, inputRef } = box
  const text = useText()
  const name = label ?? text('table.search')
  const field = useSearchKey(hasKey)
  const [draft, setDraft, send] = useSearchDraft(value, onChange)
  const full = fullNote(text, most, draft)
  return (
    <Whole data-wide={isWide || undefined}>
      <Input
        type="search"
        size="small"
        fullWidth
        value={draft}
        inputRef={inputRef ?? field}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Enter') send(draft)
          if (event.key === 'Escape' && draft !== '') {
            setDraft('')
            send('')
          }
        }}
        placeholder={name}
        startAdornment={<SearchIcon size={18} />}
        slotProps={{
          input: {
            'aria-label': name,
            maxLength: most,
            enterKeyHint: 'search',
            // The words that stand in the empty field are the page's.
            dir: draft === '' ? undefined : 'auto',
            ...(hasKey && { 'aria-keyshortcuts': '/' }),
          },
        }}
      />
      {full !== '' && <FormHelperText role="status">{full}</FormHelperText>}
    </Whole>
  )
}

/** Browsers refuse an address that changes with every key of a fast typist. */
const restMs = 200

/**
 * Words that are typed here and echo from elsewhere as `value`. A value that was sent from here is an echo, however
 * late; another value was changed elsewhere (the way back, “clear”) and replaces the draft. Only values that have been
 * painted are looked at: a slow page renders the next address beside the present one, and shows them in turns.
 */
function useSearchDraft(value: string, onChange: (value: string) => void) {
  const [draft, setDraft] = useState(value)
  /** Sent, and not come back yet. */
  const sent = useRef<readonly string[]>([])
  const seen = useRef(value)
  useEffect(() => {
    if (value === seen.current) return
    seen.current = value
    const echo = sent.current.indexOf(value)
    sent.current = echo < 0 ? [] : sent.current.slice(echo + 1)
    if (echo < 0) setDraft(value)
  }, [value])

  function send(typed: string): void {
    const words = typed.trim()
    if (words === (sent.current.at(-1) ?? value).trim()) return
    sent.current = [...sent.current, words]
    onChange(words)
  }

  const rest = useEffectEvent(send)
  useEffect(() => {
    const timer = setTimeout(() => rest(draft), restMs)
    return () => clearTimeout(timer)
  }, [draft])
  return [draft, setDraft, send] as const
}

const Whole = styled('div')(({ theme }) => ({
  flex: '1 1 200px',
  minWidth: 0,
  '&:not([data-wide])': { maxWidth: 320 },
  [theme.breakpoints.down('sm')]: {
    '&:not([data-wide])': { flexBasis: '100%', maxWidth: 'none' },
  },
}))

const Input = styled(OutlinedInput)(({ theme }) => ({
  gap: 8,
  color: theme.palette.text.primary,
  svg: { flexShrink: 0, color: theme.palette.text.secondary },
  ...readablePlaceholder(theme),
  [touchMedia]: { minHeight: touchTarget },
}))

/** Keys that mean something by themselves, as `/` for the search, on the demo sections' pages and the operator's side. */

/** Whether a pressed key is the page's: not while one types or something lies over it, or with Ctrl, Alt or Meta. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (isComposing(event)) return false
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
 * Empty while an input method still writes the word.
 */
export function pressedKey(event: KeyboardKey): string {
  if (isComposing(event)) return ''
  const { key, code, shiftKey } = event
  if (key <= '~') return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase()
  return signs[shiftKey ? `Shift+${code}` : code] ?? key
}

type KeyboardKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'> & KeyPress
