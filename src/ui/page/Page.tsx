import { styled } from '@mui/material/styles'
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect } from 'react'
import { appName } from '#lib/environment'
import { observable } from '#lib/observable'
import { useText } from '../intl/useText'
import { VisuallyHidden } from './VisuallyHidden'

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
