import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Mail, scopeAsked } from '#contract/mail/mail'
import { searchWords } from '#contract/mail/search'
import { makeRequestId } from '#lib/requestId'
import { phoneEdge } from '#ui/appearance/grounds'
import { EditIcon } from '#ui/icons/actions'
import { MailIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { PageBody } from '#ui/load/PageBody'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/Note'
import { useKeysWanted } from '#ui/table/SearchBox'
import { useMailActions } from './actions/useMailActions'
import { useMailConversationQuery } from './api/mail'
import { useStartDraft } from './compose/useStartDraft'
import { Frame, Pane, SidePane } from './frameStyles'
import { useMailKeys } from './keys/useMailKeys'
import { ListPane } from './list/ListPane'
import { ListTop } from './list/ListTop'
import { useMailSelection } from './list/useMailSelection'
import { useRowFocus } from './list/useRowFocus'
import { questionOf, useMailAddress, useMailNavigation } from './places/mailAddress'
import { Places } from './places/Places'
import { useView } from './places/useView'
import { useWaking } from './places/useWaking'
import { ReadingPane } from './reading/ReadingPane'
import type { ReplyKind } from './reading/replies'

/**
 * Mail page: folders and labels, the list, and the mail being read or written. The tab title counts unread
 * mails.
 */
export function MailPage() {
  const text = useText()
  const address = useMailAddress()
  const { unreadCount } = useView(questionOf(address))
  const title = text('mail.title')
  const unread = unreadCount?.inbox ?? 0
  return (
    <Page
      title={title}
      documentTitle={unread > 0 ? `(${unread}) ${title}` : title}
      headingHidden
      ownBar
    >
      <MailContent />
    </Page>
  )
}

const Compose = lazyOverlay(
  () => import('./compose/Compose').then((module) => module.Compose),
  ({ onClose }) => onClose,
)
const MailKeyHelp = lazyOverlay(
  () => import('./keys/MailKeyHelp').then((module) => module.MailKeyHelp),
  ({ onClose }) => onClose,
)

/** The rows at the place that they have while the page's code loads. */
function ListSkeleton() {
  return (
    <Rows>
      <PageBody />
    </Rows>
  )
}

const Rows = styled('div')({ paddingInline: phoneEdge })

const noIds: readonly string[] = []

/** Folders, list and reading pane side by side; on phones one after the other. */
function MailContent() {
  const [address, goTo, back] = useMailNavigation()
  const { search, mailId, draftId, writeTo } = address
  const question = questionOf(address)
  const { state, unreadCount } = useView(question)
  const ids = state.answer?.value.ids ?? noIds
  useWaking(state.answer?.value.wakesAt ?? null)
  const text = useText()
  const isSplit = useMediaQuery('(min-width: 900px)', { noSsr: true })
  const box = useRef<HTMLDivElement>(null)
  const reading = useRef<HTMLElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const [helpOpen, setHelpOpen] = useState(false)
  const [keysWanted] = useKeysWanted()
  const words = useMemo(() => searchWords(search), [search])
  const list = `${scopeAsked(question)} ${search}`
  const selection = useMailSelection(ids, list)
  const toTop = useCallback(() => {
    if (box.current) box.current.scrollTop = 0
  }, [])
  // A new list starts at its top, wherever the previous list was scrolled to.
  useLayoutEffect(toTop, [list, toTop])
  const actions = useMailActions()

  const openDraft = useCallback((id: string) => goTo({ draftId: id }, { replace: true }), [goTo])
  const closeDraft = useCallback(
    () => goTo({ draftId: null, writeTo: null }, { replace: true }),
    [goTo],
  )
  const { startEmpty, startReply, begun } = useStartDraft(openDraft)
  const passRowFocus = useRowFocus(ids, mailId, box)
  /**
   * If the open mail leaves the list, opens the next mail beside the list; on phones, goes back to the list.
   */
  const leave = useCallback(
    (gone: readonly string[]) => {
      passRowFocus(gone)
      if (mailId === null || !gone.includes(mailId)) return
      const at = ids.indexOf(mailId)
      const next = isSplit && at >= 0 ? (ids[at + 1] ?? ids[at - 1] ?? null) : null
      if (next === null) back()
      else goTo({ mailId: next }, { replace: true })
    },
    [mailId, ids, isSplit, goTo, back, passRowFocus],
  )
  // A link to an address starts a draft, which keeps its id from then on.
  useEffect(() => {
    if (writeTo !== null && draftId === null) openDraft(makeRequestId())
  }, [writeTo, draftId, openDraft])
  // On phones the mail replaces the list, and with it the focused row.
  useLayoutEffect(() => {
    if (mailId !== null && document.activeElement?.closest('[hidden]')) reading.current?.focus()
  }, [mailId])
  const { currentData: conversation } = useMailConversationQuery(mailId ?? skipToken)
  const openMails: readonly Mail[] = conversation?.value ?? []
  function reply(kind: ReplyKind): void {
    const newest = openMails.findLast(({ draft }) => !draft)
    if (newest) startReply(newest, kind)
  }
  const help = () => setHelpOpen(true)
  useMailKeys(keysWanted, {
    ids,
    address,
    openMails,
    goTo,
    selection,
    actions,
    box,
    searchField,
    onGone: leave,
    onBack: back,
    onReply: reply,
    onCompose: startEmpty,
    onHelp: help,
  })

  return (
    <>
      <Frame>
        <SidePane>
          <Button variant="contained" startIcon={<EditIcon size={18} />} onClick={startEmpty}>
            {text('mail.compose')}
          </Button>
          <Places address={address} unreadCount={unreadCount} />
        </SidePane>
        <Pane data-pane="list" aria-label={text('mail.list')} hidden={!isSplit && mailId !== null}>
          <ListTop
            address={address}
            goTo={goTo}
            unreadCount={unreadCount}
            searchField={searchField}
            onCompose={startEmpty}
            onHelp={help}
          />
          <LoadArea state={state} skeleton={<ListSkeleton />}>
            {(view) => (
              <ListPane
                address={address}
                goTo={goTo}
                view={view}
                words={words}
                selection={selection}
                actions={actions}
                box={box}
                onGone={leave}
              />
            )}
          </LoadArea>
        </Pane>
        {(isSplit || mailId !== null) && (
          <Pane ref={reading} tabIndex={-1} data-pane="reading" aria-label={text('mail.reading')}>
            {mailId === null ? (
              <EmptyState
                icon={<MailIcon size={32} />}
                title={text('mail.noneOpen')}
                message={text('mail.noneOpenHint')}
              />
            ) : (
              <ReadingPane
                key={mailId}
                mailId={mailId}
                words={words}
                actions={actions}
                onBack={back}
                onGone={leave}
                onReply={startReply}
                onEdit={openDraft}
              />
            )}
          </Pane>
        )}
      </Frame>
      {draftId !== null && (
        <Compose
          key={draftId}
          draftId={draftId}
          writeTo={writeTo ?? ''}
          begun={begun?.id === draftId ? begun : null}
          actions={actions}
          onClose={closeDraft}
          onOpen={openDraft}
        />
      )}
      {helpOpen && <MailKeyHelp onClose={() => setHelpOpen(false)} />}
    </>
  )
}
