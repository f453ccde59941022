import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { helpline } from '#contract/protection/limits'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'

/** The Thai helpline for problem gambling, with a link to more information. */
export function HelpLine() {
  const text = useText()
  return (
    <Line>
      <span>
        {text('account.limits.helpline')} <Anchor href={`tel:${helpline}`}>{helpline}</Anchor>
      </span>
      <Anchor as={Link} to={memberPaths.responsible}>
        {text('account.link.responsible')}
      </Anchor>
    </Line>
  )
}

const Line = styled('p')({ display: 'flex', flexWrap: 'wrap', columnGap: 24, margin: '16px 0 0' })

const Anchor = styled('a')<{ to?: string }>(({ theme }) => ({
  display: 'inline-block',
  minWidth: 44,
  padding: '12px 0',
  color: theme.palette.primary.readable,
  fontWeight: theme.typography.fontWeightMedium,
}))
