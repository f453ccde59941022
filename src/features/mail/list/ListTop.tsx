import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import { longestSearch, type UnreadCount } from '#contract/mail/mail'
import { lazyCover } from '#ui/cover/lazyCover'
import { readablePlaceholder } from '#ui/display/DataText'
import { fullNote } from '#ui/form/Field'
import { EditIcon } from '#ui/icons/actions'
import { CloseIcon, MenuIcon } from '#ui/icons/controls'
import { KeyboardIcon } from '#ui/icons/mail'
import { SearchIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { Top } from '../frameStyles'
import type { GoTo, MailAddress } from '../places/mailAddress'
import { Tool } from '../toolbar/Tool'

const PlacesDrawer = lazyCover(
  () => import('../places/PlacesDrawer').then((module) => module.PlacesDrawer),
  ({ onClose }) => onClose,
)

interface ListTopProps {
  address: MailAddress
  goTo: GoTo
  unreadCount: UnreadCount | undefined
  searchField: RefObject<HTMLInputElement | null>
  onCompose: () => void
  onHelp: () => void
}

/** Above the list: the search; and folders and writing, where they do not stand beside it. */
export function ListTop(props: ListTopProps) {
  const { address, goTo, unreadCount, searchField, onCompose, onHelp } = props
  const text = useText()
  const hasSide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const hasKeyboard = useMediaQuery('(hover: hover)', { noSsr: true })
  /** Null until it is first wanted. */
  const [drawerOpen, setDrawerOpen] = useState<boolean | null>(null)
  return (
    <Top>
      {!hasSide && (
        <>
          <Tool label={text('mail.places')} onClick={() => setDrawerOpen(true)}>
            <MenuIcon size={22} />
          </Tool>
          {drawerOpen !== null && (
            <PlacesDrawer
              open={drawerOpen}
              address={address}
              unreadCount={unreadCount}
              onClose={() => setDrawerOpen(false)}
            />
          )}
        </>
      )}
      <SearchField
        search={address.search}
        onSearch={(search) => goTo({ search, mailId: null }, { replace: true })}
        inputRef={searchField}
      />
      {hasKeyboard && (
        <Tool label={text('keys.title')} onClick={onHelp}>
          <KeyboardIcon size={20} />
        </Tool>
      )}
      {!hasSide && (
        <Tool label={text('mail.compose')} onClick={onCompose}>
          <EditIcon size={22} />
        </Tool>
      )}
    </Top>
  )
}

interface SearchFieldProps {
  /** What is searched for now. */
  search: string
  onSearch: (search: string) => void
  inputRef: Ref<HTMLInputElement>
}

/** Long enough not to search for every letter. */
const pauseMs = 200

/** Searches as one types. What comes from elsewhere (back, another folder) replaces what stands there. */
function SearchField({ search, onSearch, inputRef }: SearchFieldProps) {
  const text = useText()
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (seen !== search) {
    setSeen(search)
    if (search !== typed.trim()) setTyped(search)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const full = fullNote(text, longestSearch, typed)

  function change(next: string, waitMs: number): void {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), waitMs)
  }

  return (
    <Search>
      <Box>
        <SearchIcon size={20} />
        <InputBase
          type="text"
          fullWidth
          value={typed}
          placeholder={text('mail.search')}
          inputRef={inputRef}
          slotProps={{
            input: {
              'aria-label': text('mail.search'),
              maxLength: longestSearch,
              enterKeyHint: 'search',
              // The words that stand in the empty field are the page's.
              dir: typed === '' ? undefined : 'auto',
            },
          }}
          onChange={(event) => change(event.target.value, pauseMs)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') change(typed, 0)
            if (event.key === 'Escape' && typed !== '') change('', 0)
          }}
        />
        {typed !== '' && (
          <IconButton
            size="small"
            aria-label={text('mail.clearSearch')}
            onClick={() => change('', 0)}
          >
            <CloseIcon size={18} />
          </IconButton>
        )}
      </Box>
      {full !== '' && <FormHelperText role="status">{full}</FormHelperText>}
    </Search>
  )
}

const Search = styled('div')({ flex: 1, minWidth: 0 })

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 44,
  paddingInline: 12,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.default,
  '& > svg': { flexShrink: 0, color: theme.palette.text.secondary },
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.readable}` },
  '& input:focus-visible': { outline: 'none' },
  ...readablePlaceholder(theme),
}))
