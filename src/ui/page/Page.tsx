import { styled } from '@mui/material/styles'
import {
  type FocusEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { appName } from '#lib/environment'
import { observable } from '#lib/observable'
import { useText } from '../intl/useText'

/** The heading of the page on screen, for whoever names it outside of it; empty while there is none. */
export const pageName = observable('')

/** The id of every page's `h1`: the shell moves the focus there after a navigation. */
export const pageHeadingId = 'page-heading'

interface PageProps {
  /** The heading, and the first part of the document's title. */
  title: string
  /** Of the heading, where data wrote it. */
  lang?: string | undefined
  /** Where the document's title says more than the heading: pages of one kind are told apart by it. */
  documentTitle?: string
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** For a page whose look needs no heading: it is still there for screen readers. */
  headingHidden?: boolean
  children: ReactNode
}

/** Whether no page was shown yet: the first one replaces index.html's frame in one piece. */
let isFirst = true

/**
 * The frame of every page: document title, the one `h1`, content. A press is answered with the new
 * heading at once; the content is drawn right after it, and can be interrupted.
 */
export function Page({
  title,
  lang,
  documentTitle = title,
  actions,
  headingHidden = false,
  children,
}: PageProps) {
  const text = useText()
  const tabTitle = text('ui.documentTitle', { title: documentTitle, app: appName })
  const isContentsTurn = useDeferredValue(true, isFirst)
  useEffect(() => {
    isFirst = false
  }, [])
  useEffect(() => {
    document.title = tabTitle
  }, [tabTitle])
  useLayoutEffect(() => {
    pageName.set(title)
    return () => pageName.set('')
  }, [title])

  const heading = (
    <Heading id={pageHeadingId} tabIndex={-1} lang={lang}>
      {title}
    </Heading>
  )
  return (
    <>
      <Head>
        {headingHidden ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
        {actions}
      </Head>
      {isContentsTurn && children}
    </>
  )
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
})

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  // A person's name may be one long word.
  overflowWrap: 'anywhere',
}))

/** The look of {@link VisuallyHidden}, for rows that style all of their plain elements at once. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Text for screen readers alone. */
export const VisuallyHidden = styled('span')(visuallyHidden)

/**
 * Takes the focus when what had it in here is gone, e.g. a button whose work is done: it never falls to
 * the start of the page.
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
  // Without anything in it, it takes no place, nor a gap.
  '&:empty': { position: 'absolute' },
})
