import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface PartProps {
  title: string
  children: ReactNode
}

/** A part of a sheet with its own heading. */
export function Part({ title, children }: PartProps) {
  return (
    <Area>
      <Title>{title}</Title>
      {children}
    </Area>
  )
}

const Area = styled('section')({ '& + &': { marginTop: 32 } })

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 12px' }))
