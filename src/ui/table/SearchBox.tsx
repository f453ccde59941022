import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { touchMedia, touchTarget } from '../appearance/sizes'
import { readablePlaceholder } from '../display/DataText'
import { SearchIcon } from '../icons/menu'
import { useText } from '../intl/useText'
import { useSearchKey } from '../page/singleKeys'

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
