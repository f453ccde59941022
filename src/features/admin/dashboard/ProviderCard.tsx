import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/admin/reports'
import { adminPaths } from '#lib/paths/admin'
import { DataText } from '#ui/display/DataText'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { UpdatedAt } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { gameHouseTones } from '../list/tones'

interface ProviderCardProps {
  providers: Dashboard['providers']
  updatedAt: number
}

/** Game providers by current availability to players; closed ones come first. */
export function ProviderCard({ providers, updatedAt }: ProviderCardProps) {
  const text = useText()
  const format = useFormat()
  return (
    <SectionCard
      title={text('adminReports.provider.now')}
      action={<Link to={adminPaths.providers}>{text('admin.menu.providers')}</Link>}
    >
      <Houses>
        {providers
          .toSorted((one, other) => isClosed(other) - isClosed(one))
          .map(({ providerCode, providerName, status, maintenanceUntil }) => (
            <li key={providerCode}>
              <DataText>{providerName}</DataText>
              <StatusChip
                label={text(`adminReports.provider.${status}`)}
                tone={gameHouseTones[status]}
              />
              {status === 'maintenance' && maintenanceUntil !== null && (
                <small>
                  {text('adminReports.provider.until', {
                    time: format.dateTime(maintenanceUntil),
                  })}
                </small>
              )}
            </li>
          ))}
      </Houses>
      <UpdatedAt updatedAt={updatedAt} isStale={false} />
    </SectionCard>
  )
}

const isClosed = ({ status }: Dashboard['providers'][number]) => Number(status !== 'online')

const Houses = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 0 8px',
  padding: 0,
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 12,
    paddingBlock: 4,
  },
  small: { flexBasis: '100%', color: theme.palette.text.secondary },
}))
