import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ChatIcon, GiftIcon, UsersIcon, WalletIcon } from '#ui/icons/menu'
import { Tile, Tiles } from './Tiles'

const figures = [
  { name: 'Members', figure: '18,204', Icon: UsersIcon, tone: 'primary' },
  { name: 'Orders open', figure: '37', Icon: WalletIcon, tone: 'warning' },
  { name: 'Promotions running', figure: '6', Icon: GiftIcon, tone: 'success' },
  { name: 'Chats waiting', figure: '4', Icon: ChatIcon, tone: 'error' },
] as const

export function IconTiles() {
  return (
    <Tiles>
      {figures.map(({ name, figure, Icon, tone }) => (
        <Tile key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 48,
              height: 48,
              flexShrink: 0,
              borderRadius: 1,
              color: `${tone}.contrastText`,
              bgcolor: `${tone}.main`,
            }}
          >
            <Icon />
          </Box>
          <div>
            <Typography variant="h3" component="p">
              {figure}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{name}</Typography>
          </div>
        </Tile>
      ))}
    </Tiles>
  )
}
