import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { useRecentDepositsQuery } from '#api/money/recentHistory'
import { handInSlip } from '#api/money/slipQueue'
import { selectPlayer } from '#api/session/session'
import { readPictureFile } from '#contract/wallet/pictureFile'
import { type ShareProblem, sharedPicture, shareProblems } from '#contract/wallet/share'
import type { DepositRecord } from '#contract/wallet/wallet'
import { providerExt } from '#lib/environment'
import { memberPaths, pathOf } from '#lib/paths/member'
import { dropSharedSlip, keepSharedSlip, sharedSlip } from '#lib/storage/sharedSlip'
import { dayMs } from '#lib/time'
import { BusyButton, ButtonLink } from '#ui/form/BusyButton'
import { OptionCards } from '#ui/form/OptionCards'
import { ImageIcon } from '#ui/icons/actions'
import { AlertIcon } from '#ui/icons/entry'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { statusMeta } from '#ui/money/statusMeta'
import { FocusKeeper, Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/Note'
import { useNow } from '#ui/time/useNow'
import { Notice, NotOpen } from './MoneyNotices'
import { useLaunchedFiles } from './sharedSlip/useLaunchedFiles'

/** Shows a picture shared from another app. The player can attach it to a deposit. */
export function SharedSlipPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('shell.path.sharedSlip')}>
      {!providerExt && <NotOpen />}
      {providerExt && userId !== undefined && <SharedSlip key={userId} userId={userId} />}
    </Page>
  )
}

function SharedSlip({ userId }: { userId: string }) {
  const text = useText()
  const [search] = useSearchParams()
  /** Undefined while loading. */
  const [image, setImage] = useState<Blob | null>()
  const [problem, setProblem] = useState(
    () => shareProblems.find((known) => known === search.get('problem')) ?? null,
  )
  const deposits = loadState(useRecentDepositsQuery(userId))
  const now = useNow()

  useEffect(() => {
    void sharedSlip().then(setImage)
  }, [])
  const open = useCallback(async (files: File[]) => {
    const shared = await sharedPicture(files)
    if ('problem' in shared) return setProblem(shared.problem)
    setProblem((await keepSharedSlip(shared.image)) ? null : 'room')
    setImage(await sharedSlip())
  }, [])
  useLaunchedFiles(open)

  async function discard(): Promise<void> {
    await dropSharedSlip()
    setImage(null)
  }

  return (
    <FocusKeeper>
      <Column>
        {problem && <Problem problem={problem} />}
        {image === null && !problem && (
          <EmptyState
            icon={<ImageIcon size={32} />}
            title={text('wallet.shared.none')}
            message={text('wallet.shared.how')}
            action={
              <ButtonLink to={memberPaths.deposit} variant="contained">
                {text('wallet.deposit.title')}
              </ButtonLink>
            }
          />
        )}
        {image && (
          <>
            <Picture alt={text('wallet.shared.picture')} ref={(picture) => show(picture, image)} />
            <LoadArea state={deposits} skeleton={<SkeletonBlock height={160} />}>
              {(rows) => (
                <Attach
                  userId={userId}
                  image={image}
                  deposits={rows.filter((row) => takesSlip(row, now)).slice(0, mostChoices)}
                />
              )}
            </LoadArea>
            <Button color="error" onClick={() => void discard()}>
              {text('wallet.shared.discard')}
            </Button>
          </>
        )}
      </Column>
    </FocusKeeper>
  )
}

const mostChoices = 5

/**
 * Tells whether a slip may still help. Expired deposits only qualify for a day, as long as a shared picture is
 * kept.
 */
function takesSlip({ status, createdAt }: DepositRecord, now: number): boolean {
  if (status === 'expired') return createdAt > now - dayMs
  return status === 'pending' || status === 'submitted' || status === 'review'
}

/**
 * Draws a picture stored on this device into the page.
 * @returns a function that releases it
 */
function show(picture: HTMLImageElement | null, image: Blob): (() => void) | undefined {
  if (picture === null) return undefined
  const url = URL.createObjectURL(image)
  picture.src = url
  return () => URL.revokeObjectURL(url)
}

function Problem({ problem }: { problem: ShareProblem }) {
  const text = useText()
  const errorText = useErrorText()
  return (
    <Notice tone="error" icon={<AlertIcon />}>
      {problem === 'slipsize' || problem === 'sliptype' || problem === 'sliplong'
        ? errorText({ code: problem })
        : text(`wallet.shared.problem.${problem}`)}
    </Notice>
  )
}

interface AttachProps {
  userId: string
  image: Blob
  /** Deposits that accept a slip, latest first. */
  deposits: readonly DepositRecord[]
}

/**
 * Asks which deposit the picture belongs to, if any. If there is no such deposit, the picture is kept for
 * later.
 */
function Attach({ userId, image, deposits }: AttachProps) {
  const text = useText()
  const format = useFormat()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ShareProblem | null>(null)
  const deposit = deposits.find(({ depositId }) => depositId === chosen) ?? deposits[0]

  if (deposit === undefined) {
    return (
      <>
        <p>{text('wallet.shared.noDeposit')}</p>
        <ButtonLink to={memberPaths.deposit} variant="contained" size="large">
          {text('wallet.deposit.title')}
        </ButtonLink>
      </>
    )
  }
  const { depositId } = deposit
  async function attach(): Promise<void> {
    setBusy(true)
    const read = await readPictureFile(image)
    if ('image' in read) {
      await handInSlip(dispatch, userId, depositId, read.image)
      await dropSharedSlip()
      // Back must not lead to a question that is already answered.
      void navigate(pathOf(memberPaths.depositDetail, depositId), { replace: true })
      return
    }
    setBusy(false)
    setProblem(read.error)
  }
  return (
    <>
      <p>{text('wallet.shared.ask')}</p>
      {problem && <Problem problem={problem} />}
      <OptionCards
        legend={text('wallet.deposit.detailTitle')}
        name="deposit"
        value={depositId}
        onChange={setChosen}
        options={deposits.map((each) => ({
          value: each.depositId,
          label: format.money(each.amount),
          note: `${text(statusMeta[each.status].label)} · ${format.dateTime(each.createdAt)}`,
        }))}
      />
      <BusyButton size="large" variant="contained" busy={isBusy} onClick={() => void attach()}>
        {text('wallet.deposit.slip')}
      </BusyButton>
    </>
  )
}

const Column = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 560,
  margin: '0 auto',
  '& p': { margin: 0 },
})

const Picture = styled('img')(({ theme }) => ({
  justifySelf: 'center',
  maxWidth: '100%',
  maxHeight: '40vh',
  objectFit: 'contain',
  borderRadius: theme.shape.borderRadius,
}))
