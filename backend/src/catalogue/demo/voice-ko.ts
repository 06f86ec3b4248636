/** How Korean shows are named, described and hosted. The notation is explained in parse-words.ts. */
export const koreanVoice = `
[order] family-first
[given] 가온, 나래, 다솜, 도현, 라온, 미르, 보람, 새봄, 서진, 아람, 예담, 은솔, 이든, 지우, 찬솔, 태오, 하람, 해인, 한결, 윤슬
[family] 강, 구, 남궁, 노, 도, 류, 문, 반, 변, 선우, 신, 양, 오, 우, 제갈, 차, 탁, 표, 하, 황
[place] 군산, 강릉, 통영, 전주, 제주, 목포, 춘천
[network] 골목소리, 다락방 스튜디오, 썰물 라디오, 옥상 녹음실, 느린 전파, 종이배 미디어
[and] ", "
[titles]
{N} 이야기
{N} 라디오
{N}의 밤
{N} 연구소
오늘의 {N}
{N} 한 조각
천천히 {N}
{N} 수첩
{N} 다방
처음 만나는 {N}
{N}, 그리고 {M}
주말 {N}
[hosted]
진행: {H}.
목소리: {H}.
만든 이: {H}.
[interview]
손님 한 사람, 대본 없이.
한 회에 대화 하나, 편집은 조금만.
[duo]
둘이서, 준비는 적게, 반론은 많이.
부엌에서 녹음합니다. 개도 있습니다.
[solo]
혼자서, 정성껏 쓴 원고로.
손님 없이, 출처는 설명란에.
[serial]
첫 회부터 들어 주세요.
한 계절에 한 이야기.
[brief]
길어야 십 분.
역에 닿기 전에 끝납니다.
[lesson]
어느 회부터든 좋습니다.
끝에 작은 연습이 있습니다.
[daily]
평일마다 올라옵니다.
[weekly]
매주 목요일.
일주일에 한 번.
[fortnightly]
두 주에 한 번.
[monthly]
한 달에 한 번, 길게.
[irregular]
다 되면 올립니다.
[closing]
편지와 정정을 환영합니다.
광고 없이, 듣는 이의 힘으로.
제작: {network}.
녹음한 곳: {place}.
[recent]
최근에 다룬 것: {t}, {u}, {v}.
[saysTwo] 둘, 두 사람, 두 친구
[saysDaily] 평일, 매일
[saysWeekly] 이번 주
[saysFortnight] 두 주에
[saysSerial] 여덟 편, 드라마
[numbering]
{E}
{E}
#{n} {E}
{n}회 {E}
{n}. {E}
[chapter]
{n}화 {E}
제{n}장 {E}
[lessonNumber]
{n}강 {E}
[talkTitle]
{T}
{T}
{T} (손님: {G})
다시, {t}
{T}, 처음부터
{T} 그리고 {u}
공개 녹음: {t}
[talkSpecial]
사연 읽는 날
질문에 답합니다
올해 배운 것
잠시 쉽니다
[taleTitle]
{T}
{T}
{T}, 그리고 {u}
[briefTitle]
{D} {T}
{T} / {u}
{T}
[lessonTitle]
{T}
{T}: 한 걸음씩
복습: {t}
[talkSummary]
오늘의 주제는 ‘{t}’. 손님은 {G} 님. 끝에는 ‘{u}’ 이야기도.
편지 한 통에서 시작했습니다. 제목은 ‘{t}’. 나머지는 계획에 없었습니다.
{G} 님에게 묻습니다. ‘{t}’, 그리고 ‘{u}’.
아무도 이기지 못한 말다툼. 발단은 ‘{t}’.
[taleSummary]
{T}. 그 뒤로 모든 것이 달라진다.
누군가 거짓말을 하고 있다. 남은 단서: {t}.
약속은 지켜졌다. 어둠 속에 남은 것: {t}.
[briefSummary]
오늘의 첫 소식: {t}. 그리고 {u}.
무슨 일이 있었고 무엇이 바뀌는가. 오늘의 주제: {t}.
[lessonSummary]
오늘의 주제는 ‘{t}’. 끝나면 남에게 설명할 수 있습니다.
짧은 복습 뒤에 ‘{t}’. 연습은 설명란에 있습니다.
`;
