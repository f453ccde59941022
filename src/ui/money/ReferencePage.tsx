import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { mixColors } from '#lib/contrast'
import { cardGround } from '../appearance/grounds'
import { CopyButton } from '../copy/CopyButton'
import { CopyOnHold } from '../copy/CopyOnHold'
import { CheckIcon } from '../icons/controls'
import { useText } from '../intl/useText'

interface ReferencePageProps {
  title: string
  /** Reference id, by which support finds the payment. */
  reference: string
  /** Result, usually a `DescriptionList`. */
  children?: ReactNode
  /** Links to the next pages. */
  actions: ReactNode
}

/** Replaces a page after money has moved: the full result with its reference id. */
export function ReferencePage({ title, reference, children, actions }: ReferencePageProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus has been removed.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card>
      <Sign>
        <CheckIcon size={40} />
      </Sign>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Reference>
        <span>
          {text('money.reference')}{' '}
          <CopyOnHold value={reference}>
            <b>{reference}</b>
          </CopyOnHold>
        </span>
        <CopyButton value={reference} name={text('money.reference')} />
      </Reference>
      {children}
      <Actions>{actions}</Actions>
    </Card>
  )
}

const Card = styled('section')(({ theme }) => ({
  maxWidth: 560,
  margin: '0 auto',
  padding: 24,
  ...cardGround(theme),
}))

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  margin: '0 auto 12px',
  borderRadius: '50%',
  color: theme.palette.success.readable,
  backgroundColor: mixColors(theme.palette.background.paper, theme.palette.success.main, 0.14),
}))

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: '0 0 8px',
  textAlign: 'center',
  outline: 0,
}))

const Reference = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  margin: '0 0 16px',
  b: { overflowWrap: 'anywhere' },
})

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 20,
  '& > *': { flex: '1 1 160px', minHeight: 48 },
})
