import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { download } from '#lib/files/download'
import { formatBytes } from '#lib/files/formatBytes'
import { Field } from '#ui/form/Field'
import { DownloadIcon } from '#ui/icons/actions'
import { useLocale, useText } from '#ui/intl/useText'
import { Loading } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { readTestControls } from '../api/scenario'
import { ScenarioSection } from '../ScenarioSection'
import { useActions } from '../useActions'
import type { Scenario } from '../useScenario'
import { type CollectedReport, collectReport, withoutNumbers } from './collectReport'
import { PictureField } from './PictureField'
import { ReportContents } from './ReportContents'

/** Creates a bug report as one file. Its content is shown before it is written. */
export function ReportTab({ scenario }: { scenario: Scenario }) {
  const text = useText()
  const locale = useLocale()
  const { failure, run } = useActions(scenario)
  const [note, setNote] = useState('')
  const [picture, setPicture] = useState<string | null>(null)
  const [collected, setCollected] = useState<Sized | null>(null)

  useEffect(() => {
    let isCurrent = true
    void collectReport().then(
      (found) => isCurrent && setCollected({ ...found, size: sizeOf(found) }),
    )
    return () => {
      isCurrent = false
    }
  }, [])

  async function write({ report }: CollectedReport): Promise<void> {
    const name = `${report.madeAt.slice(0, 16).replace(':', '-')}.report.json`
    await run(
      async () => {
        const whole = { ...report, note: withoutNumbers(note), picture }
        download(JSON.stringify(whole), name, 'application/json')
        return readTestControls()
      },
      text('scenario.report.written', { name }),
    )
  }

  const size = (collected?.size ?? 0) + note.length + (picture?.length ?? 0)
  return (
    <Place>
      <ScenarioSection
        title={text('scenario.report.title')}
        hint={text('scenario.report.hint')}
        failure={null}
      >
        <Field
          name="note"
          label={text('scenario.report.note')}
          hint={text('scenario.report.noteHint')}
          value={note}
          onChange={setNote}
          maxLength={5000}
          autoComplete="off"
          multiline
          minRows={3}
        />
        <PictureField picture={picture} onPicture={setPicture} />
      </ScenarioSection>
      <ScenarioSection
        title={text('scenario.report.inside')}
        hint={text('scenario.report.leftOut')}
        failure={failure}
      >
        {collected ? (
          <>
            <ReportContents {...collected} />
            <Button
              variant="contained"
              startIcon={<DownloadIcon size={20} />}
              onClick={() => void write(collected)}
            >
              {text('scenario.report.write', { size: formatBytes(size, locale) })}
            </Button>
          </>
        ) : (
          <Loading>
            <SkeletonLines lines={4} />
          </Loading>
        )}
      </ScenarioSection>
    </Place>
  )
}

interface Sized extends CollectedReport {
  /** Approximate size in characters, without note and picture. */
  size: number
}

function sizeOf({ report }: CollectedReport): number {
  return JSON.stringify(report).length
}

const Place = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24 })
