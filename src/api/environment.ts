export {
  appName,
  isMocked,
  providerExt,
  providerUrl,
  transferBankSegment,
} from '../lib/environment'
