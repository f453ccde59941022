import useMediaQuery from '@mui/material/useMediaQuery'
import { type RefObject, useState } from 'react'
import { longestSearch, type UnreadCount } from '#contract/mail/mail'
import { EditIcon } from '#ui/icons/actions'
import { MenuIcon } from '#ui/icons/controls'
import { KeyboardIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { PageBack } from '#ui/page/PageBar'
import { SearchBox } from '#ui/table/SearchBox'
import { Top } from '../frameStyles'
import type { GoTo, MailAddress } from '../places/mailAddress'
import { Tool } from '../toolbar/Tool'

const PlacesDrawer = lazyOverlay(
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

/** Top of the list: the search, plus folders and the compose button if they are not beside the list. */
export function ListTop(props: ListTopProps) {
  const { address, goTo, unreadCount, searchField, onCompose, onHelp } = props
  const text = useText()
  const hasSide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const hasKeyboard = useMediaQuery('(hover: hover)', { noSsr: true })
  /** Null until first opened. */
  const [drawerOpen, setDrawerOpen] = useState<boolean | null>(null)
  return (
    <Top>
      <PageBack />
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
      <SearchBox
        label={text('mail.search')}
        value={address.search}
        onChange={(search) => goTo({ search, mailId: null }, { replace: true })}
        most={longestSearch}
        isWide
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
