import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface ActionGroupProps {
  title: string
  /** The subject: a request, or a note that there is none. */
  about?: string
  children?: ReactNode
}

/** Actions on one subject. */
export function ActionGroup({ title, about, children }: ActionGroupProps) {
  return (
    <Group>
      <Title>{title}</Title>
      {about !== undefined && (
        <About>
          <bdi>{about}</bdi>
        </About>
      )}
      {children}
    </Group>
  )
}

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 })

const Title = styled('legend')(({ theme }) => ({
  ...theme.typography.h5,
  padding: 0,
  marginBottom: 8,
}))

const About = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}))
