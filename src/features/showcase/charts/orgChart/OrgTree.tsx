import { type CSSObject, styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { ChevronIcon } from '#ui/icons/controls'

/** A person and those who report to them. */
export interface Post {
  readonly name: string
  readonly title: string
  readonly picture: string
  readonly reports: readonly Post[]
}

interface OrgTreeProps {
  root: Post
  /** Name of the scrollable region. */
  label: string
  /** Renders one post. */
  children: (post: Post) => ReactNode
}

/**
 * Tree of posts, each above those who report to it; in narrow places each is before them, like a file tree.
 * It scrolls if it is still too wide.
 */
export function OrgTree({ root, label, children }: OrgTreeProps) {
  return (
    <Room>
      <Region tabIndex={0} aria-label={label}>
        <ul>
          <Branch post={root}>{children}</Branch>
        </ul>
      </Region>
    </Room>
  )
}

function Branch({ post, children }: { post: Post; children: (post: Post) => ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  const { name, reports } = post
  return (
    <li>
      {children(post)}
      {reports.length > 0 && (
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-label={`Reports of ${name}: ${reports.length}`}
          onClick={() => setOpen(!isOpen)}
        >
          {reports.length}
          <ChevronIcon towards={isOpen ? 'up' : 'down'} size={16} />
        </Toggle>
      )}
      {isOpen && reports.length > 0 && (
        <ul>
          {reports.map((report) => (
            <Branch key={report.name} post={report}>
              {children}
            </Branch>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Pixels between two levels. */
const drop = 20
/** Pixels from the line of a level to its posts, and from the top of a post to its line. */
const [indent, elbow] = [20, 34]

const Room = styled('div')({ containerType: 'inline-size' })

const Region = styled('section')(({ theme }) => {
  const line = `1px solid ${theme.palette.text.secondary}`
  return {
    overflowX: 'auto',
    paddingBottom: 8,
    '& ul': {
      position: 'relative',
      listStyle: 'none',
      display: 'flex',
      justifyContent: 'center',
      // A tree wider than the screen starts at the start side; otherwise that part would be unreachable by
      // scrolling.
      width: 'max-content',
      minWidth: '100%',
      margin: 0,
      padding: 0,
    },
    '& ul ul': { paddingBlockStart: drop },
    '& ul ul::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '50%',
      height: drop,
      borderInlineStart: line,
    },
    '& li': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      paddingInline: 6,
    },
    '& li li': { paddingBlockStart: drop },
    // Two halves of the line above: to the previous and to the next post.
    '& li li::before, & li li::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      width: '50%',
      height: drop,
      borderBlockStart: line,
    },
    '& li li::before': { insetInlineEnd: '50%' },
    '& li li::after': { insetInlineStart: '50%', borderInlineStart: line },
    '& li li:first-of-type::before, & li li:last-of-type::after': { borderBlockStart: 0 },
    '@container (max-width: 599.95px)': asFiles(line),
    // Print has no scrolling.
    '@media print': asFiles(line),
  }
})

function asFiles(line: string): CSSObject {
  return {
    '& ul': { display: 'block', width: 'auto' },
    // Padding is part of their width; a margin would exceed it.
    '& ul ul': { flexBasis: '100%', paddingBlock: 0, paddingInlineStart: 12 },
    '& ul ul::before': { content: 'none' },
    '& li': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      columnGap: 4,
      paddingInline: 0,
    },
    '& li li': { paddingBlockStart: 12, paddingInlineStart: indent },
    '& li li::before': {
      insetInline: '0 auto',
      width: indent,
      height: elbow,
      border: 0,
      borderInlineStart: line,
      borderBlockEnd: line,
    },
    // Continues to the next post.
    '& li li::after': {
      insetBlock: `${elbow}px 0`,
      insetInlineStart: 0,
      width: 0,
      height: 'auto',
      border: 0,
      borderInlineStart: line,
    },
    '& li li:last-of-type::after': { content: 'none' },
  }
}

const Toggle = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minWidth: 44,
  minHeight: 44,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: theme.palette.text.secondary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
}))
