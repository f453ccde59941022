import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { languageOf } from './DataText'

interface PersonHeadProps {
  name: string
  /** Id of the heading, which names the pane. */
  titleId: string
  titleRef?: Ref<HTMLHeadingElement>
  face: ReactNode
  /** The app's own information about the person, below the name. */
  children?: ReactNode
  /** Lines below that; empty and repeated ones are left out. */
  lines: readonly string[]
}

/** Head of a pane about one person. */
export function PersonHead(props: PersonHeadProps) {
  const { name, titleId, titleRef, face, children, lines } = props
  return (
    <Head>
      {face}
      <Name id={titleId} ref={titleRef} tabIndex={-1} dir="auto" lang={languageOf(name, 'en')}>
        {name}
      </Name>
      {children}
      {[...new Set(lines)].filter(Boolean).map((line) => (
        <Line key={line} dir="auto" lang={languageOf(line, 'en')}>
          {line}
        </Line>
      ))}
    </Head>
  )
}

const Head = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '0 20px 20px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  maxWidth: '100%',
  margin: '8px 0 0',
}))

const Line = styled('p')(({ theme }) => ({
  maxWidth: '100%',
  margin: 0,
  color: theme.palette.text.secondary,
}))
