import type { MailMessages } from '../mail-messages.ts'

export const hi: MailMessages = {
  passwordReset: {
    subject: 'Lectern के लिए नया पासवर्ड चुनें',
    greeting: (firstName) => `नमस्ते ${firstName},`,
    why: 'हमें आपके Lectern खाते के लिए नए पासवर्ड का अनुरोध मिला है।',
    how: (duration) => `इस लिंक से नया पासवर्ड चुनें। यह सिर्फ़ एक बार काम करता है। मान्य अवधि: ${duration}।`,
    button: 'नया पासवर्ड चुनें',
    withoutButton: 'अगर बटन काम न करे, तो यह पता कॉपी करके अपने ब्राउज़र में खोलें:',
    otherwise:
      'अगर यह अनुरोध आपने नहीं किया है, तो इस मेल को अनदेखा करें। आपका पासवर्ड वही रहेगा और लिंक अपने-आप बेकार हो जाएगा।',
  },
}
