import Avatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import { Sample } from '../Sample'

interface CustomerNameProps {
  name: string
  avatar: string | null
}

export function CustomerName({ name, avatar }: CustomerNameProps) {
  return (
    <Line>
      <Picture src={avatar ?? undefined} alt="" slotProps={{ img: { loading: 'lazy' } }} />
      <Sample>{name}</Sample>
    </Line>
  )
}

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 })

const Picture = styled(Avatar)({ width: 36, height: 36, '@media print': { display: 'none' } })
