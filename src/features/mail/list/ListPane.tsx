import { styled } from '@mui/material/styles'
import { type RefObject, useCallback } from 'react'
import type { MailView } from '#contract/mail/mail'
import { mailFolders } from '#contract/mail/places'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { SkippedNote } from '#ui/state/SkippedNote'
import type { MailActions } from '../actions/useMailActions'
import { type MailAddress, writeAddress } from '../places/mailAddress'
import { placeTexts } from '../places/placeLook'
import type { GoTo } from '../places/useMailAddress'
import { ListTools } from './ListTools'
import { MailRows } from './MailRows'
import { Nothing } from './Nothing'
import type { Selection } from './useSelection'

interface ListPaneProps {
  address: MailAddress
  goTo: GoTo
  view: MailView
  words: readonly string[]
  selection: Selection
  actions: MailActions
  /** What the rows scroll in. */
  box: RefObject<HTMLDivElement | null>
  /** These leave the list. */
  onGone: (ids: readonly string[]) => void
}

/** The mails of the place, or what is to be said when there are none. */
export function ListPane(props: ListPaneProps) {
  const { address, goTo, view, words, selection, actions, box, onGone } = props
  const { place, search, draftId } = address
  const text = useText()
  const name = text(placeTexts[place].name)
  const addressOf = useCallback(
    (id: string, isDraft: boolean) =>
      memberPaths.mail +
      writeAddress({ place, search, mailId: isDraft ? null : id, draftId: isDraft ? id : draftId }),
    [place, search, draftId],
  )
  const folder = mailFolders.find((known) => known === place) ?? null
  return (
    <>
      <ListTools
        title={search === '' ? name : text('mail.found', { place: name })}
        count={view.ids.length}
        selection={selection}
        folder={folder}
        actions={actions}
        onGone={onGone}
      />
      <Scroll ref={box} data-mail-list tabIndex={-1}>
        <SkippedNote count={view.skippedRecords} />
        {view.ids.length > 0 ? (
          <MailRows
            label={name}
            box={box}
            view={view}
            openId={address.mailId}
            words={words}
            isMixed={folder === null}
            selection={selection}
            actions={actions}
            addressOf={addressOf}
          />
        ) : (
          <Nothing address={address} goTo={goTo} />
        )}
      </Scroll>
    </>
  )
}

const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& > [role="status"]': { margin: 8 },
})
