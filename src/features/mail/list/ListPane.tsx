import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type RefObject, Suspense, useCallback } from 'react'
import { type MailView, scopeAsked } from '#contract/mail/mail'
import { memberPaths } from '#lib/paths/member'
import { DataText } from '#ui/display/DataText'
import { SearchIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { EmptyState, SkippedNote } from '#ui/state/Note'
import type { MailActions } from '../actions/useMailActions'
import { useLabelsById } from '../api/labels'
import {
  folderListed,
  type GoTo,
  keptOfList,
  type MailAddress,
  questionOf,
  writeAddress,
} from '../places/mailAddress'
import { placeIcons, placeTexts } from '../places/placeMeta'
import { ListTools } from './ListTools'
import type { LinkOf } from './MailRow'
import { MailRows } from './MailRows'
import { SearchHow } from './SearchHow'
import type { Selection } from './useMailSelection'

const SwipeToArchive = lazyWithPreload(() =>
  import('./SwipeToArchive').then((module) => module.SwipeToArchive),
)

interface ListPaneProps {
  address: MailAddress
  goTo: GoTo
  view: MailView
  words: readonly string[]
  selection: Selection
  actions: MailActions
  /** The scroll container of the rows. */
  box: RefObject<HTMLDivElement | null>
  /** Called with the ids that leave the list. */
  onGone: (ids: readonly string[]) => void
}

/** The mails of a folder or label, or a message if there are none. */
export function ListPane(props: ListPaneProps) {
  const { address, goTo, view, words, selection, actions, box, onGone } = props
  const { place, label, search, isHere } = address
  const text = useText()
  const scope = scopeAsked(questionOf(address))
  const labels = useLabelsById()
  const ownName = label === null ? undefined : labels.get(label)?.name
  const name = ownName ?? text(label === null ? placeTexts[place].name : 'demo.labels')
  const linkOf = useCallback<LinkOf>(
    (id, isDraft) => ({
      to:
        memberPaths.mail +
        writeAddress({ ...address, ...(isDraft ? { mailId: null, draftId: id } : { mailId: id }) }),
      replace: isDraft,
      state: isDraft ? undefined : keptOfList(address),
    }),
    [address],
  )
  const folder = folderListed(address)
  const found = scope === 'anywhere' ? text('mail.place.anywhere') : name
  return (
    <>
      <ListTools
        title={search === '' ? <DataText>{name}</DataText> : text('mail.found', { place: found })}
        aside={
          search !== '' && (
            <Button size="small" onClick={() => goTo({ isHere: !isHere }, { replace: true })}>
              {isHere ? text('mail.searchAnywhere') : text('mail.searchHere', { place: name })}
            </Button>
          )
        }
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
            labels={labels}
            words={words}
            isMixed={folder === null}
            selection={selection}
            actions={actions}
            linkOf={linkOf}
          />
        ) : (
          <Nothing address={address} goTo={goTo} />
        )}
        {(folder === 'inbox' || folder === null) && (
          // If swiping fails to load, the button and the shortcut remain.
          <ErrorBoundary name="Swiping" renderFailure={() => null}>
            <Suspense>
              <SwipeToArchive
                box={box}
                onArchive={(id) => {
                  actions.move([id], 'archive')
                  // In a list of several folders the mail stays listed, with its new folder.
                  if (folder !== null) onGone([id])
                }}
              />
            </Suspense>
          </ErrorBoundary>
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

interface NothingProps {
  address: MailAddress
  goTo: GoTo
}

/** Shown instead of rows if nothing was found or the list is empty. */
function Nothing({ address: { place, label, search, isHere }, goTo }: NothingProps) {
  const text = useText()
  if (search === '') {
    // Every empty label has the same message.
    const meant = label === null ? place : 'promotions'
    return <EmptyState icon={placeIcons[meant]} message={text(placeTexts[meant].empty)} />
  }
  return (
    <EmptyState
      icon={<SearchIcon size={32} />}
      title={text('mail.nothingFound')}
      message={text('mail.nothingFoundHint', { search })}
      action={
        <>
          <SearchHow />
          <Button variant="outlined" onClick={() => goTo({ search: '' })}>
            {text('mail.clearSearch')}
          </Button>
          {isHere && (
            <Button onClick={() => goTo({ isHere: false })}>{text('mail.searchAnywhere')}</Button>
          )}
        </>
      }
    />
  )
}
