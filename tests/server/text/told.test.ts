import { describe, expect, it } from 'vitest'
import { stringifyReply } from '../../../server/http/prepared-json'
import { nameText } from '../../../server/text/name-text'
import { nicknameText, phoneNickname } from '../../../server/text/nickname-text'
import { placeholders } from '../../../server/text/placeholders'
import { joinTexts, told } from '../../../server/text/told'
import { asWritten } from '../../support/server/as-written'

describe('told', () => {
  it('is put into the language of the reply that it is in, whichever was written before', () => {
    const reply = { message: told(({ faults }) => faults.noAlbum) }
    expect(stringifyReply(reply, 'en')).toBe('{"message":"There is no such album"}')
    expect(stringifyReply(reply, 'zh-CN')).toBe('{"message":"专辑不存在"}')
    expect(JSON.stringify(reply)).toBe('{"message":"专辑不存在"}')
  })
})

describe('joinTexts', () => {
  it('joins names, and puts those into words that have a translation', () => {
    expect(joinTexts(['a', 'b'], '/')).toBe('a/b')
    expect(asWritten(joinTexts(['a', nameText(placeholders.artist)], '/'), 'en')).toBe('a/Unknown artist')
  })
})

describe('nameText', () => {
  it('leaves names alone, and translates what stands for a missing one', () => {
    expect(nameText('雨')).toBe('雨')
    for (const name of Object.values(placeholders)) {
      expect(asWritten(nameText(name))).toBe(name)
      expect(asWritten(nameText(name), 'en')).toMatch(/^[A-Z][a-z ]+$/)
    }
  })
})

describe('nicknameText', () => {
  it('leaves chosen names alone, and translates those that the server gave', () => {
    expect(nicknameText('小明')).toBe('小明')
    expect(nicknameText('用户甲')).toBe('用户甲')
    expect(asWritten(nicknameText(phoneNickname('86-13800001234')))).toBe('用户1234')
    expect(asWritten(nicknameText(phoneNickname('86-13800001234')), 'en')).toBe('Listener 1234')
  })
})
