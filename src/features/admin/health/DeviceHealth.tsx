import { useEffect, useState } from 'react'
import { type Room, readRoom } from '#lib/storage/room'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { HealthLine, HealthLines } from './HealthLine'

/** Storage, version and worker of this device. */
export function DeviceHealth() {
  const text = useText()
  const format = useFormat()
  const room = useRoom()
  const isRunning = navigator.serviceWorker?.controller?.state === 'activated'
  const megabytes = (bytes: number) => format.number(Math.round(bytes / 1_000_000))
  return (
    <SectionCard title={text('adminReports.health.device')}>
      <HealthLines>
        <HealthLine label={text('adminReports.health.storage')}>
          {room === null
            ? text('adminReports.health.unknown')
            : text('adminReports.health.storageUsed', {
                used: megabytes(room.used),
                available: megabytes(room.available),
              })}
        </HealthLine>
        <HealthLine label={text('adminReports.health.version')}>
          {text('adminReports.health.versionBuild', {
            version: __APP_VERSION__,
            build: __BUILD_ID__,
          })}
        </HealthLine>
        <HealthLine label={text('adminReports.health.worker')}>
          {text(isRunning ? 'adminReports.health.workerOn' : 'adminReports.health.workerOff')}
        </HealthLine>
      </HealthLines>
    </SectionCard>
  )
}

function useRoom(): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    let isOpen = true
    void readRoom().then((read) => isOpen && setRoom(read))
    return () => {
      isOpen = false
    }
  }, [])
  return room
}
