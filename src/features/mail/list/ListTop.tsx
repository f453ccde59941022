import useMediaQuery from '@mui/material/useMediaQuery'
import { type RefObject, useState } from 'react'
import type { UnreadCount } from '#contract/mail/mail'
import { EditIcon } from '#ui/icons/EditIcon'
import { KeyboardIcon } from '#ui/icons/KeyboardIcon'
import { MenuIcon } from '#ui/icons/MenuIcon'
import { useText } from '#ui/intl/useText'
import { Top } from '../frameLook'
import type { MailAddress } from '../places/mailAddress'
import { PlacesDrawer } from '../places/PlacesDrawer'
import type { GoTo } from '../places/useMailAddress'
import { Tool } from '../toolbar/Tool'
import { SearchField } from './SearchField'

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
  const [drawerOpen, setDrawerOpen] = useState(false)
  return (
    <Top>
      {!hasSide && (
        <>
          <Tool label={text('mail.places')} onClick={() => setDrawerOpen(true)}>
            <MenuIcon size={22} />
          </Tool>
          <PlacesDrawer
            open={drawerOpen}
            current={address.place}
            unreadCount={unreadCount}
            onClose={() => setDrawerOpen(false)}
          />
        </>
      )}
      <SearchField
        search={address.search}
        onSearch={(search) => goTo({ search, mailId: null }, { replace: true })}
        inputRef={searchField}
      />
      {hasKeyboard && (
        <Tool label={text('mail.keys')} onClick={onHelp}>
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
