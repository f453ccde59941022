import { styled } from '@mui/material/styles'
import {
  type FocusEvent,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { appName } from '#lib/environment'
import { observable } from '#lib/observable'
import { useText } from '../intl/useText'
import { PageBar, PhoneBack } from './PageBar'

/** Heading of the page on screen, for parts outside the page; empty while there is none. */
export const pageName = observable('')

/** Number before the title of the document, for work that waits; none at zero. */
export const titleCount = observable(0)

/** Id of every page's `h1`, to which the shell moves the focus after a navigation. */
export const pageHeadingId = 'page-heading'

interface PageProps {
  /** The heading, and the first part of the document's title. */
  title: string
  /** Language of the heading, if it comes from data. */
  lang?: string | undefined
  /** Longer title of the document, to distinguish pages of the same kind. */
  documentTitle?: string
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** Link to the page above, beside the heading. On phones the bar's own link replaces it. */
  parentLink?: ReactNode
  /** Hides the heading visually; screen readers still have it. */
  headingHidden?: boolean
  /** On phones the page has a bar of its own, with a `PageBack`. */
  ownBar?: boolean
  children: ReactNode
}

/** True until a page has been shown. The first page replaces index.html's app shell in one piece. */
let isFirst = true

/**
 * Frame of every page: document title, the one `h1`, content. The new heading appears at once after a press.
 * The content is rendered right after it, and its rendering can be interrupted.
 */
export function Page({
  title,
  lang,
  documentTitle = title,
  actions,
  parentLink,
  headingHidden = false,
  ownBar = false,
  children,
}: PageProps) {
  const text = useText()
  const isPhone = use(PhoneBack) !== null
  const tabTitle = text('ui.documentTitle', { title: documentTitle, app: appName })
  const count = useSyncExternalStore(titleCount.subscribe, titleCount.get, titleCount.get)
  const isContentsTurn = useDeferredValue(true, isFirst)
  useEffect(() => {
    isFirst = false
  }, [])
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${tabTitle}` : tabTitle
  }, [tabTitle, count])
  useLayoutEffect(() => {
    pageName.set(title)
    return () => pageName.set('')
  }, [title])

  const heading = (
    <Heading id={pageHeadingId} tabIndex={-1} lang={lang}>
      {title}
    </Heading>
  )
  const shown = headingHidden ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading
  return (
    <>
      {isPhone && ownBar ? (
        shown
      ) : (
        <PageBar
          actions={
            <>
              {!isPhone && parentLink}
              {actions}
            </>
          }
        >
          {shown}
        </PageBar>
      )}
      {isContentsTurn && children}
    </>
  )
}

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  // A person's name may be one long word.
  overflowWrap: 'anywhere',
}))

/** Style of {@link VisuallyHidden}, for rows that style all of their plain elements at once. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden)

/**
 * Takes the focus if the focused element inside is removed, e.g. a button after its action, so that the focus
 * does not move to the start of the page.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const isGone = last.current?.isConnected === false
    if (!isGone || document.activeElement !== document.body) return
    last.current = null
    place.current?.focus()
  })
  return (
    <Place
      ref={place}
      tabIndex={-1}
      onFocus={({ target }: FocusEvent) => {
        last.current = target
      }}
    >
      {children}
    </Place>
  )
}

const Place = styled('div')({
  outline: 0,
  // If empty, it takes no space and no gap.
  '&:empty': { position: 'absolute' },
})
