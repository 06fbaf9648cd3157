import type { TopicWords } from '../topic-words.ts';

export const es: TopicWords = {
  topics: {
    delivery: {
      said: `
        entreg*, entrega*, envio, envios, envíos, envian, envían, enviar?, enviado?, enviaron?, enviáis, enviais,
        reparto, repartidor*, mensajer*, mensajería, transportista*, transporte, correos, correo ordinario, seur,
        mrw, dhl, ups, gls, fedex, nacex, paquete?, paquetería, seguimiento, rastre*, tracking,
        número de seguimiento, lleg*?, plazo*?, domicilio, punto de recogida, recoger, recogida, vecin*, portal,
        canarias, baleares, ceuta, melilla, extranjero, otro país, mi país, méxico, cuándo llega, cuando llega,
        retras*, tardanza, demora*, en camino, despach*, días hábiles, días laborables, franja horaria, a_tiempo
      `,
      praise: `
        llegó rápido, llego rápido, llegó muy rápido, llego muy rápido, llegó pronto, llegó antes, llego antes,
        llegó a_tiempo, llego a_tiempo, llegó puntual, llegó en ~ días, llegó en ~ horas, llegó enseguida,
        llegó al día, llegó bien, llegó perfecto en, llegaron rápido, llegaron antes, llega rápido, llegan rápido,
        llega muy rápido, entrega rápida, entregas rápidas, entrega puntual, entrega súper, entrega ~ rápid*,
        envío rápido, envíos rápidos, envio ~ rápid*, envío ~ rápid*, envío express, envío en 24, rápido envío,
        rápida entrega, antes de lo previsto, antes de lo esperado, antes de tiempo, al día siguiente, en 24_horas,
        en 24_h, en 24h, en 48, puntual*, puntualidad, rapidez, tardó poco, tardó solo, tardó nada,
        repartidor ~ amable, repartidor ~ simpático, buen seguimiento, en el plazo, dentro del plazo,
        plazo* ~ cumpl*
      `,
      complaint: `
        tarde, llegó tarde, llego tarde, llegó con retraso, retras*, demora*, tardanza, tardó mucho, tardo mucho,
        tardó demasiado, tardo demasiado, tardó ~ semanas, tardó más, tardo más, tardó ~ mes, tarda mucho,
        tarda demasiado, tardan mucho, tardan demasiado, tardó ~ días, tardaron ~ semanas, tardaron mucho, tardaron,
        ha tardado, han tardado, tardado mucho, tardado demasiado, tardando, tardísimo, no llegó, no llego,
        no ha llegado, no me ha llegado, no me llegó, nunca llegó, nunca llego, nunca me llegó, aún no llega,
        todavía no llega, aún no ha, todavía no ha, sigue sin llegar, sigo sin recibir, sin recibir, no recibí,
        no he recibido, nunca recibí, no lo he recibido, sigo esperando, llevo esperando, llevo ~ esperando,
        esperando desde, esperé, esperar mucho, esperar tanto, esperar ~ semanas, mucho tiempo de espera,
        larga espera, tiempo de espera, tiempos de espera, semanas esperando, días esperando, dos semanas,
        tres semanas, más de una semana, más de un mes, después de ~ semanas, entrega lenta, entrega ~ lenta,
        entrega tardía, entrega ~ tarde, envío lento, envío ~ lento, envíos lentos, envío ~ tarda, envío ~ tardó,
        plazo* ~ larg*, plazo* ~ no, se perdió, perdido, perdieron, extraviado, extravió, robado, robaron,
        en la puerta, tirado, lanzó, sin llamar, no llamó, no llamaron, no llamó al timbre, al vecino, a un vecino,
        vecino equivocado, otra dirección, dirección equivocada, dirección incorrecta, repartidor ~ maleducado,
        repartidor ~ grosero, repartidor ~ antipático, repartidor no, repartidor dejó, mensajero ~ no,
        mensajero dejó, tuve que ir, tuve que recoger, ir a recoger, no envían, no envian, no hacen envíos,
        no enviáis, no entregan, no llega a, sin seguimiento, no hay seguimiento, seguimiento ~ no, tracking ~ no,
        consta entregado, marcado como entregado, figura entregado, más tarde de lo, más rápido el envío,
        entregas más rápidas, entrega más rápida, envío más rápido, envíos más rápidos, mejorar la entrega,
        mejorar el envío, mejorar los envíos, mejorar los tiempos, mojado bajo la lluvia
      `,
    },
    'delivery-cost': {
      said: `
        gastos de envío, gasto de envío, coste de envío, costes de envío, coste del envío, costo de envío,
        costos de envío, costo del envío, precio del envío, precio de envío, precio de los envíos, tarifa* de envío,
        portes, envío gratis, envío gratuito, envíos gratis, envíos gratuitos, envío es gratis, gratis el envío,
        pagar el envío, pagar por el envío, pagar envío, pagar ~ envío, cobran ~ envío, cobran el envío,
        cobrar ~ envío, envío caro, gastos de transporte, coste del transporte, pedido mínimo, compra mínima,
        mínimo para, aduana*, arancel*, impuestos de, tasas de
      `,
      praise: `
        envío gratis ~ genial, me encanta ~ envío gratis, envío gratuito genial, envío barato, envío ~ barato,
        envío económico, gastos de envío bajos, gastos de envío razonables, sin gastos de envío,
        sin costes de envío, envío gratis desde, no cobran envío, no cobran el envío, no pagué envío,
        no hubo aduana, sin aduana*
      `,
      complaint: `
        gastos de envío ~ caros, gastos de envío ~ altos, gastos de envío ~ elevados, gastos de envío ~ excesivos,
        gastos de envío ~ abusivos, gastos de envío muy, gastos de envío demasiado, coste de envío ~ alto,
        costes de envío ~ altos, costo de envío ~ alto, costo de envío ~ caro, envío ~ caro, envío es caro,
        envío muy caro, envío demasiado caro, envíos caros, envío carísimo, portes ~ caros, portes ~ altos,
        envío cuesta, envío costaba, envío cuesta casi, no hay envío gratis, sin envío gratis,
        no es gratis el envío, envío no es gratis, pedido mínimo ~ alto, compra mínima ~ alta, mínimo ~ alto,
        pagar aduana*, aduana ~ pagar, pagar ~ aduana*, cobraron aduana*, retenido en aduana*, sorpresa ~ aduana,
        gastos de envío al final, euros de envío, pesos de envío, envío más barato, gastos de envío más,
        bajar los gastos, bajar el envío, bajar el coste, reducir los gastos, reducir gastos,
        por los gastos de envío, los gastos de envío
      `,
    },
    price: {
      said: `
        precio*, caro, cara, caros, caras, carísim*, coste?, costo?, costos*, cuesta?, barat*, económic*,
        asequible*, calidad_precio, relación_calidad_precio, calidad precio, vale lo que, vale la pena,
        merece la pena?, presupuesto, dinero?, euros?, tarifa*, valor?, accesible*, rentable
      `,
      praise: `
        barato*, barata*, económico*, económica*, asequible*, accesible*, buen precio, buenos precios,
        muy buen precio, precio razonable, precios razonables, precio justo, precios justos, precio ~ razonable,
        precios ~ razonables, precio inmejorable, precios bajos, precio bajo, precio ~ bueno, precios ~ buenos,
        precio ~ competitivo, precios competitivos, precio ~ inmejorable, mejor precio, mejores precios,
        gran precio, excelente precio, excelentes precios, precio excelente, precios excelentes,
        calidad_precio ~ buena, calidad_precio ~ excelente, buena relación, excelente relación,
        relación_calidad_precio ~ buena, inmejorable relación, calidad_precio inmejorable, vale cada,
        vale lo que cuesta, vale la pena, merece la pena, ganga, chollo, más barato que, más baratos que,
        más barato aquí, no es caro, nada caro
      `,
      complaint: `
        caro, cara, caros, caras, muy caro, demasiado caro, un poco caro, algo caro, bastante caro, carísim*,
        carete, precio ~ alto, precios ~ altos, precio ~ elevado, precios ~ elevados, precio ~ excesivo,
        precio excesivo, precio ~ abusivo, precios abusivos, precio ~ desorbitado, precios desorbitados, costoso*,
        costosa*, un robo, timo con el precio, no vale lo que, no vale la pena, no merece la pena,
        no vale el precio, más barato en, más barato en otr*, más baratos en, más barato en otras, más baratas en,
        lo encontré más barato, lo vi más barato, en otros sitios más, más económico en, más barato, más baratos,
        más económico, más económicos, más asequible*, bajar precio*, bajar el precio, bajar los precios,
        bajen los precios, bajad, precios más bajos, precio más bajo, mejores precios por favor, reducir precio*,
        reducir el precio, subida de precio*, subido ~ precio*, subieron ~ precio*, aumento de precio*,
        aumentado ~ precio*, no es barato, nada barato, para el precio, por ese precio, por este precio,
        para lo que cuesta, para lo que vale, solo el precio, el precio me, por el precio que, dudé ~ precio,
        no me lo puedo permitir, se me va de presupuesto, fuera de mi presupuesto, mucho dinero, demasiado dinero,
        sobrevalorado*, mala relación calidad
      `,
    },
    discount: {
      said: `
        descuento*, cupón, cupon*, cupones, código*?, codigo*?, código de descuento, código promocional, promo,
        promos, promoción*, promocion*, oferta*?, ofertas, rebaja*, vale de, vale descuento, puntos, fidelidad,
        fidelización, black_friday, cashback, bono, bonos, bonificac*, liquidación, newsletter descuento,
        estudiante*, por ciento, 2x1, 3x2, recompensa*, lealtad
      `,
      praise: `
        buen descuento, buenos descuentos, gran descuento, buenas ofertas, muy buenas ofertas, buena oferta,
        gran oferta, genial oferta, grandes ofertas, buenas promociones, buena promoción, excelentes promociones,
        buenas rebajas, el código funcionó, código funcionó, gracias por el descuento, gracias por el cupón,
        en oferta, en rebajas
      `,
      complaint: `
        código ~ no funciona*, código no funciona*, cupón no funciona*, cupón ~ no funciona*,
        código ~ no funcion*, código ~ no, código ~ caducado, código ~ inválido, código ~ expirado,
        código ~ rechazado, código no, cupón ~ no, cupón no, cupón ~ caducado, descuento ~ no, descuento no,
        no ~ descuento*, no funcionó el código, no funciona el código, no me aplic* ~ descuento, no se aplic*,
        no aplicaron, no me llegó ~ código, no me llegó ~ descuento, nunca recibí ~ código,
        nunca recibí ~ descuento, sin descuento*, no hay descuento*, no hay ofertas, pocas ofertas,
        pocos descuentos, nunca hay ofertas, más descuento*, más oferta*, más promocion*, más cupones, más rebajas,
        mejores descuentos, mejores ofertas, puntos ~ caduc*, puntos ~ perd*, puntos ~ desaparec*, puntos ~ no,
        falsas rebajas, descuento falso, descuentos falsos, día siguiente ~ rebajado, después ~ rebajado
      `,
    },
    quality: {
      said: `
        calidad*, kalidad, acabado*, acabados, durab*, duración, duradero*, duradera*, resistent*, resistencia,
        robust*, costura*, cremallera*, fabricación, hecho a mano?, bien hecho*, bien hecha*, mal hecho*, defecto*,
        defectuos*, lavado*, lavada*, lavar?, sólid*, frágil*, endeble*, aguanta*?, dura?, duró, botón*, botones,
        desgast*, material resistente, terminaciones, terminación, confeccion*
      `,
      praise: `
        buena calidad, muy buena calidad, excelente calidad, gran calidad, alta calidad, calidad excelente,
        calidad ~ excelente, calidad ~ buena, calidad ~ buenísima, calidad inmejorable, calidad superior,
        calidad top, calidad ~ increíble, calidad ~ 10, de calidad, mejor calidad, bien hecho*, bien hecha*,
        bien acabado*, buenos acabados, buen acabado, acabado perfecto, acabados perfectos, acabados ~ perfectos,
        bien cosid*, duradero*, duradera*, resistent*, robusto*, sólido*, sólida*, aguanta bien, aguanta mucho,
        aguantan bien, dura mucho, dura años, duran mucho, como nuevo, como nueva, como el primer día
      `,
      complaint: `
        mala calidad, pésima calidad, baja calidad, poca calidad, calidad ~ mala, calidad ~ pésima, calidad ~ baja,
        calidad ~ regular, calidad ~ decepcionante, calidad ~ deja, calidad dudosa, calidad ~ bajado,
        calidad ~ empeor*, calidad inferior, parece barato, parece barata, se ve barato, se siente barato,
        se nota barato, aspecto barato, mal hecho*, mal hecha*, mal acabado*, malos acabados, mal cosid*, chapuza*,
        cutre*, endeble*, frágil*, poco resistente, nada resistente, no es resistente, poco duradero, se rompió,
        se ha roto, se rompen, se rompe, se me rompió, se me ha roto, rompió al, rompió a los, roto a los, roto al,
        roto en, se descosió, se descose*, descosid*, costuras ~ abier*, se desgarr*, desgarr*, agujero*,
        pelotilla*, bolitas, hace bolas, se deshilach*, deshilach*, encogió, encoge, encogid*, se encog*, destiñe*,
        destiñó, se destiñ*, desteñid*, se decolor*, deform*, se deforma, despeg*, se despeg*, se desprend*, pela,
        se pela, se peló, oxid*, se oxidó, se puso negro, se puso verde, dejó de funcionar, duró ~ días,
        duró ~ semana*, duró ~ mes*, duró poco, no duró, no dura, dura poco, dura nada, no aguanta, no aguantó,
        tras un lavado, al primer lavado, primer lavado, primera lavada, después de lavar*, después del primer,
        al lavarlo, al lavarla, dos lavados, defectuos*, defecto*, cremallera ~ rompi*, cremallera ~ rota,
        cremallera ~ atasc*, se atasca, botón se, botones se, tambalea, cojea, porquería, basura, se estropeó,
        estropeado a, estropeó a los
      `,
    },
    performance: {
      said: `
        funciona*, funcionó, funcion*, efica*, efectiv*, efecto?, efectos?, resultado*, potente*, potencia,
        batería*, bateria*, pila*, carga?, cargar?, cargador, autonomía, cómod*, comod*, incómod*, confort*,
        comodidad, abriga*, abriga, calentit*, calienta*?, calor?, ruido*, ruidos*, silencios*, rendimiento,
        sonido*, bluetooth, wifi, conexión, conecta*, impermeable*, aísla, ilumina*, luz?, corta?, afilad*, absorb*,
        hidrat*, mi piel, la piel, piel?, pelo?, cabello?, granos?, arrugas, dormir, duermo, espalda, dolor*?,
        duele*, pies?, práctic*, útil*, ergonómic*, fácil de usar, fácil uso, germin*, brot*, florec*, crec*,
        prendi*, engancha*, aburrid*, mi perro, mi gato, mis hijos, los niños, juega con, jugar, sirve?
      `,
      praise: `
        funciona bien, funciona muy bien, funciona perfecto, funciona perfectamente, funciona de maravilla,
        funciona genial, funciona estupendamente, funciona de lujo, funciona como, funcionan bien,
        funcionan perfecto, funcionan muy, funcionan genial, funcionó perfecto, funcionó bien, hace su función,
        cumple su función, cumple con su, cumple lo que, cumple perfectamente, cumple su, hace lo que, eficaz*,
        efectiv*, muy efectivo, buenos resultados, resultados ~ visibles, resultado ~ increíble, resultado ~ bueno,
        se nota ~ diferencia, noto ~ diferencia, noté ~ diferencia, noto mejoría, noté mejoría, potente*, cómodo*,
        cómoda*, comodísim*, súper cómod*, confortable*, abriga mucho, abriga bien, abriga un, calentit*,
        mantiene ~ calor, mantiene ~ caliente, mantiene ~ frío, batería ~ dura, batería dura mucho, buena batería,
        buena autonomía, gran autonomía, silencioso*, silenciosa*, buen sonido, gran sonido, sonido ~ increíble,
        sonido ~ excelente, sonido ~ espectacular, se oye genial, práctico*, práctica, prácticas, muy útil, útil*,
        fácil de usar, fácil de limpiar, fácil uso, piel ~ suave, piel ~ hidratada, pelo ~ suave, pelo ~ brillante,
        cabello ~ suave, duermo ~ mejor, duermo mejor, ya no me duele, alivi*, impermeable, mi perro ~ encanta*,
        mi gato ~ encanta*, le encanta a mi, perro lo adora, niños ~ encanta*, hijo ~ encanta*, hija ~ encanta*,
        hijos ~ encanta*, no para de jugar, engancha, floreci*, creciendo bien, prendieron bien, rinde mucho,
        corta muy bien, corta genial
      `,
      complaint: `
        no funciona*, no funcionó, no funcionaba, no me funciona, no me funcionó, dejó de funcionar,
        deja de funcionar, funciona mal, no va bien, no enciende, no encendió, no arranca, se apaga, no sirve*,
        no sirve para, no hace nada, no hace efecto, no hizo efecto, sin efecto, ningún efecto, sin resultado*,
        ningún resultado, no noto, no noté, no he notado, no hay diferencia, ineficaz*, poco efectivo,
        no es efectivo, inútil*, incómod*, poco cómod*, no es cómod*, no son cómod*, hace daño, hacen daño, duele*,
        me duele, duelen los, roza*, rozan, rozadura*, aprieta*, ampollas, batería ~ no, batería ~ poco,
        batería ~ nada, batería ~ descarga, batería ~ minutos, batería ~ horas, batería se agota, no carga,
        no cargaba, no se carga, no se conecta, no conecta, se desconecta, ruidoso*, ruidosa*, mucho ruido,
        hace ruido, demasiado ruido, poca potencia, sin potencia, falta de potencia, poco potente,
        no tiene potencia, no tiene fuerza, débil, se calienta demasiado, se sobrecalienta, sobrecalienta*,
        no abriga*, no calienta*, frío en, gotea, no es impermeable, pierde agua, entra agua, no corta, no ilumina,
        irrit*, irritación, sarpullido, rojeces, alergia*, reacción alérgica, picor, me pica, pica la, quema,
        reseca*, grasos*, grasient*, pegajos*, se murió, murió, murieron, se secó, no germin*, no brot*, no creci*,
        no salió nada, no le gusta a mi, no se lo come, no lo come, no la quiere, no le hace caso, aburrid*,
        demasiado dur*, muy duro, demasiado bland*, resbala*, no agarra, no pega, poco práctico
      `,
    },
    damaged: {
      said: `
        dañad*, daño*?, roto, rota, rotos, rotas, rotura*, golpead*, golpe*, abollad*, rayad*, rayón*, arañazo*,
        aplastad*, derramad*, agrietad*, podrid*, caducad*, moh*, intacto*, intacta*, buen estado, mal estado,
        perfecto estado, perfectas condiciones, derretid*, marchit*, hecho pedazos, en pedazos, desportill*,
        sin daños, sin roturas, deteriorad*
      `,
      praise: `
        intacto*, intacta*, buen estado, perfecto estado, excelente estado, perfectas condiciones,
        buenas condiciones, en condiciones, sin daños, sin roturas, sin ningún daño, nada roto, sin desperfectos,
        llegó sano
      `,
      complaint: `
        dañad*, roto, rota, rotos, rotas, llegó roto, llegó rota, vino roto, vino rota, estaba roto, estaba rota,
        golpead*, con golpes, con un golpe, abollad*, abolladura*, rayad*, rayón, rayones, arañazo*, arañad*,
        aplastad*, derramad*, se derramó, derrame, se había salido, agrietad*, grieta*, rajad*, podrid*, caducad*,
        moho, mohos*, enmohec*, mal estado, malas condiciones, pésimas condiciones, pésimo estado, derretid*,
        marchit*, hecho pedazos, en pedazos, hecho añicos, añicos, desportill*, deteriorad*, desperfecto*, mojad*,
        manchad*, mancha, manchas, suci*, abierto?, abierta?, ya abierto, doblad*, descongelad*, reventad*,
        destrozad*, estropead*, pinchad*, desprecintad*, fecha vencida, vencid*, fuga
      `,
    },
    'wrong-item': {
      said: `
        producto equivocado, artículo equivocado, equivocad*, equivocaron, equivocación, otro producto,
        otro artículo, otra talla, otro color, talla equivocada, color equivocado, erróne*, error en el pedido,
        incompleto*, incompleta*, completo?, faltaba*, faltan?, falta?, pedido completo, confundieron
      `,
      praise: `
        pedido completo, llegó completo, todo completo, no faltaba nada, no faltó nada, todo lo que pedí,
        justo lo que pedí, exactamente lo que pedí, tal cual lo pedí, todo correcto, pedido correcto
      `,
      complaint: `
        equivocad*, se equivocaron, equivocaron, equivocación, producto incorrecto, artículo incorrecto,
        talla incorrecta, color incorrecto, modelo incorrecto, pedido incorrecto, erróne*, error en el pedido,
        error en mi pedido, me enviaron otro*, me enviaron otra*, me mandaron otro*, me mandaron otra*,
        recibí otro*, recibí otra*, enviaron ~ distint*, mandaron ~ distint*, llegó otro, llegó otra,
        me llegó otro*, me llegó otra*, otro producto, otro artículo, otro modelo, otra cosa, en vez de,
        en lugar de, incompleto*, incompleta*, faltaba*, faltaban, faltó, faltaron, falta un, falta una,
        faltan piezas, faltan tornillos, faltan dos, me falta, me faltan, faltan?, no venía, no venían,
        no estaba en la caja, no incluía, solo llegó, solo me llegó, solo recibí, solo enviaron, sólo llegó,
        sólo recibí, olvidaron, se olvidaron, no es lo que pedí, no era lo que pedí, no lo que pedí,
        no coincide con el pedido, la mitad del pedido, mitad, confundieron, cambiaron mi pedido, caja vacía,
        solo un zapato
      `,
    },
    'size-fit': {
      said: `
        talla*, tallas, tallaje*, medida*, tamaño*, guía de tallas, tabla de tallas, queda bien, me queda*,
        me quedó, me quedaron, sienta bien, me sienta, ajust*, largo?, larga?, corto?, corta?, ancho*, estrech*,
        holgad*, apretad*, manga*, cintura, cadera, pecho, grande*?, pequeñ*?, chic*?, número?, horma, calza*?, xl,
        xxl, centímetros, cm, entallad*
      `,
      praise: `
        talla perfecta, talla ~ perfecta, talla correcta, talla ~ correcta, talla bien, tallas ~ correctas,
        tallas exactas, tallaje ~ correcto, tallaje perfecto, talla ~ exacta, buena talla, queda perfecto,
        queda perfecta, queda genial, queda muy bien, queda bien, queda como un guante, quedan perfecto*,
        quedan genial, quedan muy bien, quedan bien, me quedó perfecto, me quedó perfecta, me quedó genial,
        me quedó bien, me quedó muy, me quedaron perfecto*, me quedaron muy, sienta genial, sienta bien,
        sienta muy bien, sienta de maravilla, sienta perfecto, sientan muy bien, como un guante, ajuste perfecto,
        se ajusta perfect*, se ajusta bien, se ajusta muy, ajusta perfecto, ajustan perfect*, guía de tallas ~ útil,
        guía de tallas ~ exacta, tamaño perfecto, tamaño ~ perfecto, tamaño ideal, tamaño ~ ideal, tamaño correcto,
        tamaño adecuado, medidas perfectas, medidas ~ exactas, buen corte
      `,
      complaint: `
        talla pequeñ*, talla grande, talla ~ pequeñ*, talla poco, talla mal, talla mucho, talla menos,
        tallan pequeñ*, tallan grande, tallan mal, talla ~ no, tallas no, tallas ~ no, tallas ~ mal, tallas ~ raras,
        tallas ~ distintas, tallas ~ irregulares, tallaje ~ pequeño, tallaje ~ raro, tallaje ~ confuso,
        tallaje ~ no, demasiado grande*, demasiado pequeñ*, demasiado chic*, demasiado estrech*, demasiado anch*,
        demasiado larg*, demasiado cort*, demasiado apretad*, muy grande*, muy pequeñ*, muy chic*, muy estrech*,
        muy cort*, muy apretad*, muy ajustad*, muy larg*?, muy anch*, un poco grande, un poco pequeñ*,
        un poco cort*, un poco estrech*, más pequeñ* de, más pequeñ* que, más grande de lo, más cort* de,
        más chic* de, queda grande, queda pequeñ*, queda chic*, queda cort*, queda larg*, queda mal, queda estrech*,
        queda apretad*, queda anch*, quedan grandes, quedan pequeñ*, quedan mal, me quedó grande, me quedó pequeñ*,
        me quedó chic*, me quedó cort*, me quedó mal, no me queda, no me quedó, no me quedan, no queda bien,
        no me vale, no me valen, no me vino, no me entra, no me sirve?, sienta mal, no me sienta, no sienta,
        no ajusta, no se ajusta, guía de tallas ~ no, guía de tallas ~ mal, guía de tallas ~ confusa,
        guía de tallas ~ incorrecta, tabla de tallas ~ no, no hay guía de tallas, sin guía de tallas,
        mejor guía de tallas, no sabía ~ talla, no sé qué talla, no saber ~ talla, dudé ~ talla, duda* con la talla,
        dudas ~ talla, duda ~ talla, duda ~ tallas, qué talla, que talla, miedo ~ talla, acertar ~ talla,
        aprieta en, enorme, enano, minúscul*, no indica medidas, faltan medidas, faltan las medidas, medidas ~ no
      `,
    },
    material: {
      said: `
        material*, tela*, tejido*, algodón, lana, lino, cuero, piel sintética, polipiel, poliéster, seda, cachemir*,
        terciopelo, vaquer*?, viscosa, acrílico, plástico?, madera*, metal*, acero, vidrio?, cristal?, cerámica,
        plata, oro?, ingrediente*, composición, alérgen*, alergen*, alérgic*, gluten, lactosa, frutos secos,
        aditivo*, conservante*, parabeno*, silicona*, aceite_de_palma, sulfato*, químic*, textura*, grueso*,
        gruesa*, fino?, fina?, suave*, suavidad, transpirable*, transparent*, elástic*, forro, níquel, tacto, pica?
      `,
      praise: `
        suave*, suavecit*, muy suave, súper suave, suavidad, tela suave, buena tela, tela ~ buena, tela ~ suave,
        tela ~ agradable, buen material, buenos materiales, materiales ~ buenos, excelente material,
        materiales de calidad, tejido ~ agradable, tejido ~ suave, buen tejido, agradable al tacto, tacto agradable,
        buen tacto, tacto ~ agradable, tacto ~ suave, transpirable*, cuero auténtico, cuero genuino, piel auténtica,
        madera maciza, puro algodón, 100_algodón, algodón de calidad, buenos ingredientes, ingredientes naturales,
        ingredientes ~ naturales, sin aditivos, sin conservantes, sin parabenos, sin gluten, sin químicos, no pica,
        textura ~ agradable, buena textura, textura ligera, elástic*, ligero, ligera
      `,
      complaint: `
        pica, pican, áspero*, áspera*, rasposo*, rasposa*, transparenta*, transparente*, se transparenta,
        demasiado fin*, muy fin*, tela fina, tela ~ fina, tela delgada, tela ~ delgada, muy delgad*,
        demasiado delgad*, tela ~ mala, mala tela, demasiado grues*, tieso*, rígido*, no es cuero, no es piel,
        cuero falso, piel sintética, polipiel, no es algodón, poliéster, sintétic*, sudar, suda, hace sudar,
        no transpira, no es transpirable, parece plástico, de plástico, puro plástico, todo plástico, mal material,
        malos materiales, material ~ malo, materiales ~ malos, material barato, material ~ pobre, aceite_de_palma,
        muchos aditivos, demasiado azúcar, demasiados químicos, químicos, ingredientes ~ no, ingredientes ~ falta*,
        no indica ~ ingredientes, no pone ~ ingredientes, no pone ~ alérgenos, contiene níquel, aglomerado,
        contrachapado
      `,
    },
    colour: {
      said: `
        color, colores, colorido, tono, tonos, tonalidad*, matiz*, beige, turquesa, más oscur*, más clar*, pastel,
        en azul, en negro, en rojo, en verde, en rosa, en blanco, en gris
      `,
      praise: `
        color precioso, color ~ precioso, colores preciosos, colores ~ preciosos, color bonito, color ~ bonito,
        colores bonitos, colores ~ bonitos, bonito color, bonitos colores, precioso color, hermoso color,
        hermosos colores, color hermoso, colores hermosos, color ~ ideal, me encanta el color,
        me encantan los colores, colores vivos, colores ~ vivos, color intenso, colores intensos, color ~ tal cual,
        color ~ como, color ~ igual, color exacto, tono perfecto, tono ~ perfecto, color perfecto
      `,
      complaint: `
        color ~ diferente, color ~ distinto, colores ~ diferentes, colores ~ distintos, color diferente,
        color distinto, color ~ no, color no, colores no, color equivocado?, no es el color, no era el color,
        no coincide el color, diferente color, distinto color, otro color, más oscur* que, más clar* que,
        más oscur* de, más apagad*, más pálid*, apagado*, destiñe*, color ~ desteñ*, pierde color, perdió color,
        pierde el color, perdió el color, se decolor*, más colores, más variedad de colores, otros colores,
        más tonos, color feo, feo color
      `,
    },
    design: {
      said: `
        diseño*, estilo*, estampado*, look?, estética*, bonit*, precios*, hermos*, lind*, elegant*, modern*, fe*?,
        feo, fea, feos, feas, anticuad*, original?, originales?, moda?, chulo*, chula*, forma?, aspecto?,
        apariencia, logo*, decorativ*, decoración, guap*?, dibujo
      `,
      praise: `
        precioso*, preciosa*, hermoso*, hermosa*, bonito*, bonita*, muy bonit*, lindo*, linda*, chulo*, chula*,
        chulísim*, elegante*, diseño precioso, diseño ~ precioso, diseño bonito, diseño ~ bonito, buen diseño,
        diseño moderno, bonito diseño, gran diseño, me encanta el diseño, me encantan los diseños,
        diseños ~ bonitos, diseños originales, diseño original, diseños únicos, diseño único, estilos*, buen gusto,
        moderno*, moderna*, original y, ideal*, cumplidos, piropos, queda precioso, queda preciosa,
        queda muy bonito, queda ideal, queda espectacular, se ve genial, se ve precioso, se ve muy bien,
        se ve hermoso, se ven geniales, más bonit* que, aún más bonit*, más bonit* en persona
      `,
      complaint: `
        feo, fea, feos, feas, feísim*, horroroso, anticuad*, pasado de moda, hortera*, no es bonito,
        no es muy bonito, nada bonito, no me gusta el diseño, no me gustó el diseño, no es mi estilo, diseño feo,
        diseño ~ feo, diseño ~ anticuado, diseño ~ aburrido, diseño aburrido, diseño ~ mejor*, soso*,
        demasiado simple, más diseños, más estampados, más modern*
      `,
    },
    taste: {
      said: `
        sabor*, sabe?, saben?, sabrosa*, sabros*, delicios*, rico?, rica?, ricos?, ricas?, riquísim*, buenísim*?,
        fresc*, frescura, amarg*, dulce*?, salad*, ácid*, picante*?, insípid*, sos*, regusto, crujient*, jugos*,
        café?, té?, chocolate*?, gusto a, paladar, madur*, comida?, aroma y sabor
      `,
      praise: `
        delicioso*, deliciosa*, rico*, rica*, muy rico, riquísim*, sabroso*, sabrosa*, exquisit*, buen sabor,
        gran sabor, excelente sabor, sabor ~ excelente, sabor ~ increíble, sabor ~ delicioso, sabor ~ bueno,
        sabor ~ espectacular, sabor intenso, sabe genial, sabe muy bien, sabe delicioso, sabe rico, sabe increíble,
        saben genial, saben muy bien, me encanta el sabor, me encantan los sabores, mucho sabor, está buenísim*,
        están buenísim*, está de muerte, fresco*, fresca*, muy fresco, fresquísim*, frescura, jugos*, crujiente*,
        para chuparse
      `,
      complaint: `
        sin sabor, no sabe a nada, no tiene sabor, poco sabor, falta de sabor, falta sabor, mal sabor, sabor ~ malo,
        sabor ~ raro, sabor ~ horrible, sabor ~ artificial, sabor ~ químico, sabor ~ desagradable, sabor raro,
        sabor artificial, sabe mal, sabe raro, sabe a plástico, sabe a químico, sabe a cartón, sabe a,
        sabe horrible, sabe artificial, sabían mal, saben mal, insípid*, soso*, sosa*, demasiado dulce, muy dulce,
        demasiado salad*, muy salad*, demasiado amarg*, muy amarg*, demasiado ácid*, demasiado picante, amargo*,
        regusto, no es fresco, no estaba fresc*, no estaban fresc*, no era fresc*, poco fresc*, rancio*, rancia*,
        pasado*?, seco y, incomible*, asqueros*, no me gustó el sabor, no me gusta el sabor, no está rico,
        no es rico, aguad*, inmadur*, verdes
      `,
    },
    scent: {
      said: `
        olor*, huele*, huelen, olía*, olia*, aroma*, perfume*, fragancia*, apesta*, peste, pestilen*, hedor,
        inodor*, oler
      `,
      praise: `
        huele bien, huele muy bien, huele genial, huele rico, huele de maravilla, huele increíble, huele delicioso,
        huele espectacular, huele fenomenal, huelen bien, huelen genial, huelen de maravilla, huelen muy bien,
        buen olor, rico olor, olor agradable, olor ~ agradable, olor ~ delicioso, olor ~ rico, olor ~ increíble,
        olor ~ maravilloso, olor rico, aroma agradable, aroma ~ agradable, aroma ~ delicioso, aroma ~ increíble,
        rico aroma, buen aroma, me encanta el olor, me encanta el aroma, me encanta cómo huele,
        me encanta como huele, aroma ~ dura, olor ~ dura, perfume ~ dura, fragancia ~ dura, fragancia ~ agradable,
        sin olor, no huele mal, inodoro
      `,
      complaint: `
        huele mal, huele muy mal, huele fatal, huele a plástico, huele a químico*, huele a, huele raro,
        huele horrible, huele fuerte, huele demasiado, no huele, huele poco, huelen mal, huelen a, huelen fatal,
        olía mal, olía a, olía fatal, mal olor, olor desagradable, olor ~ desagradable, olor ~ fuerte, olor fuerte,
        olor ~ horrible, olor ~ raro, olor a plástico, olor a químic*, olor químico, olor a, olor extraño,
        olor insoportable, aroma ~ fuerte, aroma artificial, aroma ~ artificial, perfume ~ fuerte,
        demasiado perfum*, demasiado fuerte, muy fuerte, empalagos*, apesta*, peste, hedor, dura poco el,
        aroma ~ no dura, olor ~ no dura, no dura el olor, perfume ~ no dura, dolor de cabeza, sin perfume
      `,
    },
    packaging: {
      said: `
        embalaje*, embalad*, empaquetad*, empaque*, packaging, envoltorio*, envuelt*, caja?, cajas?, cartón*,
        burbujas, relleno, bolsa*?, sobre acolchado, presentación, envase*, tapa?, tapón, bote?, dosificador,
        protegid*, protección?, envasad*, porexpan, poliestireno, precinto
      `,
      praise: `
        bien embalad*, muy bien embalad*, bien empaquetad*, muy bien empaquetad*, bien empacad*, bien protegid*,
        muy bien protegid*, bien envuelt*, perfectamente embalad*, perfectamente empaquetad*, cuidadosamente,
        embalado con cuidado, embalado con mimo, empaquetado con cariño, con mucho mimo, con mucho cariño,
        buen embalaje, excelente embalaje, embalaje perfecto, embalaje ~ perfecto, embalaje cuidado,
        embalaje ~ cuidado, embalaje ~ bonito, embalaje ~ genial, bonito embalaje, packaging ~ bonito,
        packaging precioso, packaging ~ precioso, packaging ~ cuidado, empaque ~ bonito, bonita presentación,
        presentación ~ bonita, presentación ~ cuidada, presentación impecable, buena presentación, caja ~ bonita,
        caja preciosa, embalaje ~ reciclable, embalaje sostenible, embalaje ecológico, embalaje sin plástico
      `,
      complaint: `
        mal embalad*, mal empaquetad*, mal protegid*, mal envuelt*, mal empacad*, sin protección, sin proteger,
        poca protección, ninguna protección, poco protegid*, no estaba protegid*, embalaje ~ insuficiente,
        embalaje ~ malo, embalaje ~ pobre, embalaje ~ deficiente, embalaje ~ excesivo, embalaje ~ mejor*,
        mejor embalaje, mejorar el embalaje, mejorar el empaque, mal embalaje, demasiado embalaje, mucho embalaje,
        exceso de embalaje, excesivo embalaje, demasiado plástico, mucho plástico, tanto plástico,
        exceso de plástico, demasiado cartón, menos embalaje, menos plástico, caja enorme, caja demasiado,
        caja ~ grande, caja gigante, caja gigantesca, sin burbujas, sin relleno, suelto en la caja,
        sueltos en la caja, en una bolsa, en una simple bolsa, difícil de abrir, imposible de abrir,
        no se puede abrir, poliestireno, dosificador ~ no, tapa ~ no, tapón ~ no
      `,
    },
    service: {
      said: `
        servicio*, atención al cliente, atención, atencion, atend*, soporte, asistencia, ayuda?, personal?, equipo,
        emplead*, dependient*, vendedor*, agente*, asesor*, asesoramiento, teléfono, telefónic*, llam*?, llamada*,
        chat, chatbot, bot, robot?, correo electrónico, e_mail*, email*, mail, mails, correo?, correos electrónicos,
        mensaje*?, respuesta*, respond*, responden, contest*, contact*, contacto, whatsapp, reclamación*, reclam*,
        queja?, amabl*, amabilidad, simpátic*, trato, comunicación, posventa, postventa, profesional*?, solucion*,
        resolv*
      `,
      praise: `
        amable*, amabilidad, amabilísim*, simpátic*, atent*, encantador*, servicial*, educad*, buen trato,
        excelente trato, trato ~ excelente, trato ~ cercano, trato exquisito, trato amable, buena atención,
        excelente atención, muy buena atención, gran atención, atención excelente, atención ~ excelente,
        atención ~ inmejorable, atención ~ rápida, atención ~ buena, atención ~ genial, atención ~ 10,
        buen servicio, excelente servicio, muy buen servicio, gran servicio, servicio excelente,
        servicio ~ excelente, servicio ~ impecable, servicio ~ inmejorable, servicio rápido, servicio ~ genial,
        servicio ~ perfecto, servicio ~ 10, respuesta rápida, respuestas rápidas, respuesta ~ rápida,
        respondieron rápido, responden rápido, responden enseguida, respondieron enseguida, respondieron al momento,
        respondieron muy rápido, contestan rápido, contestaron rápido, contestaron enseguida,
        contestaron al momento, me ayudaron, ayudaron mucho, me ayudó mucho, buen asesoramiento, bien asesorad*,
        me lo solucionaron, solucionaron ~ rápid*, solucionado ~ rápid*, problema ~ solucionado,
        problema ~ resuelto, solucionaron el, solucionaron mi, resolvieron, resuelt*, buena comunicación,
        nota escrita a mano, detalle personal, profesional*
      `,
      complaint: `
        maleducad*, antipátic*, groser*, borde, bordes, desagradable*, incompetente*, mala atención,
        pésima atención, atención ~ mala, atención ~ pésima, atención ~ nula, atención ~ horrible, atención ~ deja,
        atención ~ lenta, atención al cliente ~ no, mal servicio, pésimo servicio, servicio pésimo,
        servicio ~ pésimo, servicio ~ malo, servicio ~ horrible, servicio ~ lamentable, servicio ~ fatal,
        servicio ~ nefasto, mal trato, no responden, no responde, no respondieron, no respondió, no me respond*,
        no me han respondido, nunca respond*, nadie responde, nadie respondió, no contestan, no contesta,
        no contestaron, no contestó, no me contest*, no me han contestado, nunca contest*, nadie contesta,
        nadie contestó, nadie coge, no cogen el teléfono, no cogen, sin respuesta, ninguna respuesta,
        no obtuve respuesta, no recibí respuesta, no he recibido respuesta, esperando respuesta, espero respuesta,
        esperando una respuesta, tardan en contestar, tardan en responder, tardaron en responder,
        tardaron en contestar, respuesta ~ tard*, imposible contactar, imposible hablar, difícil contactar,
        no pude contactar, no hay forma de contactar, no hay teléfono, no tienen teléfono, sin teléfono,
        no hay manera de contactar, no me ayud*, no ayud*, no solucion*, no me solucion*, sin solución,
        ninguna solución, no dan solución, me ignor*, ignoran, ignoraron, respuesta* automática*, un robot, un bot,
        bot ~ no, chatbot ~ no, se lavan las manos, pasan de, mala comunicación, falta de comunicación,
        nula comunicación, en espera
      `,
    },
    returns: {
      said: `
        devol*, devolución*, devolucion*, devuel*, devolver, devuelto, reembols*, reembolso*, reintegr*, cambio?,
        cambiar?, cambiaron?, cambio de talla, cambios y devoluciones, reemplaz*, sustitu*, reposición, repusieron,
        garantía*, garantia*, abono?, retorno*, etiqueta de devolución, mandar de vuelta, enviar de vuelta,
        dinero de vuelta
      `,
      praise: `
        devolución fácil, devoluciones fáciles, devolución ~ fácil, devolución ~ sencilla, devolución ~ rápida,
        devolución sencilla, devolución rápida, devolución gratis, devoluciones gratis, devolución gratuita,
        devoluciones gratuitas, devolución sin problema*, devolución ~ sin problema*, fácil devol*,
        fácil de devolver, fácil devolver, cambio fácil, cambio ~ fácil, cambio ~ rápido, cambio ~ sin problema*,
        cambio rápido, cambios ~ fáciles, me lo cambiaron, me la cambiaron, cambiaron sin, me devolvieron el dinero,
        devolvieron el dinero ~ rápid*, devolvieron ~ sin problema*, reembolso rápido, reembolso ~ rápido,
        reembolso inmediato, reembolsaron ~ rápid*, reembolsaron sin, me enviaron otro nuevo, me enviaron uno nuevo,
        me mandaron uno nuevo, me lo repusieron, reemplaz* sin, reemplaz* ~ rápid*, sustituy* ~ rápid*
      `,
      complaint: `
        devolución ~ complicad*, devolución ~ difícil, devolución ~ cara, devolución ~ pago,
        devolución no es gratis, devoluciones no son, devolución ~ no, devoluciones complicadas,
        devoluciones ~ complicad*, complicado devolver, difícil devolver, difícil de devolver, imposible devolver,
        no pude devolver, no puedo devolver, no se puede devolver, no admiten devol*, no aceptan devol*,
        no aceptaron la devol*, pagar la devolución, pagar ~ devolución, cobran ~ devolución, coste de devolución,
        costes de devolución, gastos de devolución, tuve que devolver*, tuve que cambiar*, he tenido que devolver*,
        lo devolví, la devolví, los devolví, devolví, no me devuelven, no me devolvieron, no me han devuelto,
        no devuelven, no devolvieron, sin devolver, no hay reembolso, sin reembolso, no me reembols*, no reembols*,
        no me han reembols*, esperando ~ reembolso, esperando ~ devolución, espero ~ reembolso, esperando ~ dinero,
        reembolso ~ tard*, reembolso ~ lento, reembolso ~ semanas, reembolso ~ no, devolución ~ tard*,
        devolución ~ semanas, no quieren cambiar*, no me lo cambi*, no cambian, no hacen cambios, no hay cambios,
        cambio imposible, garantía ~ no, no cubre la garantía, rechaz* ~ garantía, sin garantía, solo un vale,
        plazo de devolución ~ corto, sin etiqueta
      `,
    },
    website: {
      said: `
        web, página*?, pagina*?, página_web, pagina_web, sitio_web, sitio, website, tienda_online, tienda online?,
        tienda en línea, app, aplicación*, carrito*, cesta, checkout, buscador*, búsqueda*, buscar?, filtro*,
        naveg*, navegación, menú, iniciar sesión, sesión, login, cuenta?, crear cuenta, contraseña*, registr*,
        registro, carga ~ página, bug*, error?, errores?, fallo*, falla*?, cuelga*, bloque*?, enlace*, link*,
        pop_up*, ventana* emergente*, cookies, móvil?, celular?, navegador, interfaz, usabilidad, intuitiv*,
        traducción*, traduci*, idioma*, proceso de compra, finalizar la compra, finalizar el pedido,
        hacer el pedido, hacer un pedido, realizar el pedido, comprar online, lista de deseos, newsletter?
      `,
      praise: `
        web fácil, web ~ fácil, web ~ intuitiva, web ~ clara, web ~ rápida, web ~ sencilla, web ~ bonita,
        web ~ buena, web ~ cómoda, web ~ práctica, web muy, buena web, página fácil, página ~ fácil,
        página ~ intuitiva, página ~ clara, página ~ sencilla, página ~ buena, página ~ práctica, buena página,
        fácil de navegar, fácil navegación, navegación fácil, navegación ~ fácil, fácil de comprar, fácil comprar,
        fácil de encontrar, fácil encontrar, fácil de pedir, compra fácil, compra ~ fácil, compra sencilla,
        compra ~ sencilla, compra ~ rápida, compra rápida, proceso ~ sencillo, proceso ~ fácil, proceso ~ rápido,
        pedido ~ fácil, facilidad de compra, facilidad para comprar, intuitiv*, app ~ práctica, app ~ fácil,
        app ~ buena, bien organizad*, bien estructurad*, encontré todo, encuentro todo, encontré lo que
      `,
      complaint: `
        web lenta, web ~ lenta, web ~ no, web ~ mal, web ~ falla*, web ~ confusa, web ~ complicada, web ~ caída,
        web ~ error*, web ~ cuelga, web ~ bloque*, web no, página ~ lenta, página lenta, página ~ no, página no,
        página ~ mal, página ~ confusa, página ~ complicada, página ~ error*, página ~ caía, página ~ cuelga,
        página ~ colgó, página ~ congel*, sitio ~ lento, sitio ~ no, sitio ~ confuso, app ~ no, app no, app ~ falla,
        app ~ lenta, app ~ cierra, app ~ cuelga, aplicación ~ no, aplicación ~ falla, aplicación ~ cierra,
        tarda en cargar, no carga la, no cargaba la, no carga bien, tarda mucho en cargar, mensaje de error,
        daba error, da error, dio error, me daba error, error al, errores en la, fallo en la web, fallos, se cuelga,
        se colgó, se bloquea, se bloqueó, no pude entrar, no puedo entrar, no me deja entrar, no me dejaba,
        no me deja, no me dejó, no pude iniciar, no puedo iniciar, contraseña ~ no, no pude registrar*,
        carrito ~ vací*, carrito ~ borr*, carrito ~ no, cesta ~ vací*, complicado comprar, complicado de comprar,
        proceso ~ complicado, proceso ~ largo, proceso ~ confuso, compra ~ complicada, difícil de navegar,
        obligan a registr*, obligan a crear, obliga a registr*, sin registrarme, sin registrarse, sin cuenta,
        tener que registr*, tener que crear, buscador ~ no, buscador ~ mal*, buscador ~ fatal, buscador ~ mejor*,
        mejorar el buscador, mejor buscador, filtros ~ no, faltan filtros, sin filtros, más filtros,
        mejores filtros, difícil de encontrar, difícil encontrar, no encontraba, no encontré?, no encuentro?,
        poco intuitiv*, no es intuitiv*, ventanas emergentes, pop_ups, demasiados pasos, muchos pasos,
        demasiados clics, demasiados correos, demasiados emails, muchos correos, spam, enlace ~ no, link ~ no,
        mal traducid*, sin traducir, no está traducid*, solo en inglés, desde el móvil ~ no, en el móvil ~ no,
        botón ~ no, mejorar la web, mejorar la página
      `,
    },
    'product-info': {
      said: `
        descripción*, descripcion*, ficha*, información*?, info?, detalles?, foto*, fotografía*, imagen*, imágenes,
        vídeo*, video*, especificacion*, características, como en la foto, como en las fotos, como en la imagen,
        como se describe, como se ve, según la descripción, tal cual la foto, tal como se ve, tal y como, engaños*,
        reseñas con fotos, comparar productos, comparador, zoom
      `,
      praise: `
        como en la foto, como en las fotos, como en la imagen, como se describe, como se ve en, tal cual la foto,
        tal cual las fotos, tal cual aparece, tal cual la descripción, tal cual se ve, tal cual, tal como se ve,
        tal como se describe, tal y como, igual que en la foto, igual que en las fotos, igual a la foto,
        idéntico a la foto, idéntico a las fotos, coincide con la descripción, corresponde con la descripción,
        corresponde a la descripción, fiel a la descripción, fiel a las fotos, buena descripción,
        buenas descripciones, descripción ~ detallada, descripción ~ clara, descripción ~ completa,
        descripción ~ exacta, descripción detallada, descripción clara, descripciones claras, bien descrit*,
        bien explicad*, buenas fotos, fotos bonitas, fotos ~ buenas, fotos ~ bonitas, información ~ clara,
        información ~ completa, información detallada, buena información, reseñas ~ ayud*
      `,
      complaint: `
        no es como en la foto, no es como en las fotos, no es como la foto, no es como se ve,
        no es como se describe, no como en la foto, no coincide con la foto, no coincide con la descripción,
        no coincide con las fotos, no corresponde con la foto, no corresponde con la descripción,
        no corresponde a la foto, no corresponde a la descripción, no se parece a la foto, nada que ver ~ foto*,
        nada que ver ~ descripción, nada que ver ~ imagen, diferente a la foto, diferente a la descripción,
        distinto a la foto, distinta a la foto, diferente en la foto, distinto en la foto, distinto de la foto,
        en la foto ~ otro, en la foto ~ más, en las fotos ~ más, engaños*, publicidad engañosa,
        descripción ~ incorrecta, descripción ~ errónea, descripción ~ incompleta, descripción ~ escasa,
        descripción ~ pobre, descripción ~ confusa, descripción ~ engañosa, descripción ~ no, descripción ~ falta*,
        mala descripción, sin descripción, falta descripción, falta de información, falta información, falta info,
        faltan detalles, faltan fotos, poca información, poca info, pocas fotos, pocos detalles, pocas reseñas,
        pocas opiniones, pocos comentarios, sin información, sin fotos, sin reseñas, no hay información,
        no hay fotos, no hay vídeo*, no hay reseñas, no hay opiniones, más información, más info, más detalles,
        más fotos, más imágenes, más vídeos, más videos, más reseñas, más opiniones, mejores fotos,
        mejores imágenes, mejores descripciones, mejor descripción, descripciones más, descripción más,
        fotos ~ borrosas, fotos ~ malas, fotos ~ pequeñas, fotos ~ engañ*, fotos reales, una sola foto,
        solo una foto, no especifica*, no se especifica, no indica*?, no se indica, no ponía, no lo pone, no pone,
        no dice
      `,
    },
    payment: {
      said: `
        pago*, pagos, pagar?, pagué?, paypal, klarna, tarjeta*, visa, mastercard, amex, apple_pay, google_pay,
        bizum, transferencia*, contrareembolso, contra_reembolso, contra reembolso, factura*, facturación, plazos,
        cuotas, financiación, financia*, cobro*, cobraron?, cargo?, oxxo, mercado_pago, métodos de pago,
        forma de pago, formas de pago, medios de pago, débito, aplazad*
      `,
      praise: `
        pago fácil, pago ~ fácil, pago seguro, pago ~ seguro, pago sencillo, pago ~ sencillo, pago rápido,
        pago ~ rápido, fácil de pagar, fácil pagar, pagar a plazos ~ genial, varias formas de pago,
        muchas formas de pago, varios métodos de pago, buenas formas de pago, bizum ~ genial, facilidades de pago,
        facilidad de pago
      `,
      complaint: `
        pago ~ rechazad*, pago ~ no, pago ~ fall*, pago ~ error, pago no, pago rechazado, error en el pago,
        error al pagar, error de pago, fallo en el pago, problema* ~ pago, problema* al pagar, problemas ~ pagar,
        problemas con el pago, no pude pagar, no podía pagar, no me dejaba pagar, no me deja pagar,
        no se puede pagar, tarjeta ~ rechazada, tarjeta ~ no, tarjeta ~ denegada, tarjeta rechazada,
        rechaz* ~ tarjeta, no aceptan ~ tarjeta, no acept* ~ tarjeta, no acept* paypal, no aceptan,
        no tienen paypal, no hay paypal, sin paypal, paypal ~ no, klarna ~ no, bizum ~ no, no hay bizum,
        no se puede pagar a plazos, no hay pago a plazos, cobraron dos veces, cobrado dos veces, cobro doble,
        doble cobro, cobraron doble, me cobraron de más, cargo duplicado, más formas de pago, más métodos de pago,
        más medios de pago, otras formas de pago, otros métodos de pago, factura ~ no, sin factura,
        no me envi* ~ factura, no me lleg* ~ factura, factura ~ mal, factura ~ errónea, falta la factura
      `,
    },
    choice: {
      said: `
        variedad*, surtido, selección, seleccion, gama*, catálogo*, catalogo, opciones, opción?,
        oferta de productos, diversidad, colección*?, modelos?, más variedad, más productos, más sabores,
        más modelos, más tallas, más opciones, más marcas, otros productos, otros sabores, nuevos productos,
        nuevos sabores, tallas grandes, tallas más grandes, tallas pequeñas, vender?, vendan, vendieran, vendáis,
        ofrecer?, ofrecieran, ofrezcan, incluir?, incluyan, añadir?, añadan, agregar, agreguen, tengan, tuvieran,
        tuvieseis, tenéis, tienen?, traigan, me gustaría ver, me gustaría encontrar, me gustaría que hubiera,
        me gustaría que tuvieran, estaría bien que, gustaría que vendieran, para hombre*, para niños, para bebé*,
        recambio*, a juego, muestra*, marcas?, formato*, formato grande, tamaños más
      `,
      praise: `
        gran variedad, mucha variedad, buena variedad, amplia variedad, variedad ~ grande, variedad ~ increíble,
        gran selección, buena selección, amplia selección, amplio surtido, gran surtido, buen surtido, amplia gama,
        gran gama, amplio catálogo, gran catálogo, buen catálogo, catálogo ~ amplio, muchas opciones,
        muchos modelos, mucho donde elegir, mucho para elegir, hay de todo, tienen de todo, tiene de todo,
        me encanta la variedad, productos originales, productos únicos
      `,
      complaint: `
        poca variedad, falta de variedad, falta variedad, no hay variedad, no hay mucha variedad, variedad limitada,
        variedad ~ limitada, variedad ~ escasa, selección limitada, selección ~ limitada, pocas opciones,
        pocos modelos, poca selección, poco surtido, catálogo ~ limitado, catálogo ~ pequeño, gama limitada,
        solo un color, solo una talla, solo en negro, no hay mi talla, no hay tallas grandes, no tienen tallas,
        no tenían mi talla, sin tallas grandes, descatalog*, ya no venden, ya no lo venden, dejaron de vender,
        dejaron de fabricar, ya no fabrican
      `,
    },
    stock: {
      said: `
        stock, existencias, agotad*, disponib*, disponible*, disponibilidad, no_disponible, reponer, reposición de,
        repon*, lista de espera, preventa, reserva*, volver a tener, vuelva a estar, vuelvan a tener, inventario,
        sin_stock, cuándo vuelve, cuándo habrá
      `,
      praise: `
        siempre hay stock, siempre tienen stock, siempre disponible*, todo disponible, todo en stock, había stock,
        buen stock, buena disponibilidad, por fin disponible, por fin hay, de nuevo disponible,
        disponibilidad inmediata
      `,
      complaint: `
        agotad*, agotado, sin stock, sin_stock, no hay stock, no había stock, no tienen stock, no tenían stock,
        falta de stock, falta stock, poco stock, fuera de stock, no_disponible, no está disponible,
        no estaba disponible, no están disponibles, no estaban disponibles, no hay disponib*, sin existencias,
        siempre agotado, nunca hay, nunca está disponible, no queda*, no quedaban, cancelaron ~ stock,
        cancelaron ~ pedido, cancelaron mi pedido, más stock, mejor stock, reponer más, no reponen,
        no avis* ~ disponible
      `,
    },
    trust: {
      said: `
        confian*, confianza, confiable*, confiar, fiable*, fiabilidad, fiar, desconfi*, estafa*, estafador*, timo*,
        fraude*, fraudulent*, engaño, segur* ~ comprar, seguro comprar, seguridad, original?, originales?,
        auténtic*, falso*, falsa*, falsific*, imitación*, datos?, datos personales, privacidad, reputación,
        desconoc*, no conocía, no conozco, primera vez, primera compra, primer pedido, reseñas, opiniones,
        valoraciones, comentarios?, trustpilot, seri*, seriedad, honest*, sospechos*, legít*, duda si, aviso legal
      `,
      praise: `
        confianza, da confianza, de confianza, toda confianza, total confianza, mucha confianza, plena confianza,
        confiable*, fiable*, serio, seria, serios, seriedad, honest*, auténtico, auténticos, buenas reseñas,
        buenas opiniones, buenas valoraciones, reseñas positivas, opiniones positivas, me sentí segura,
        me sentí seguro, compra segura, compras seguras, nunca me han fallado, nunca fallan, nunca me fallan,
        cumplen, cumplen lo que, no es estafa, no es una estafa, seguro comprar, legítim*, me fío
      `,
      complaint: `
        estafa*, estafador*, timo, timador*, fraude*, engaño, engañ*, falso*, falsa*, falsific*, imitación,
        imitaciones, no es original, no son originales, no es auténtic*, desconfi*, no me fío, no me fiaba,
        no confiaba, no confío, no da confianza, no me daba confianza, no inspira confianza, poca confianza,
        sin confianza, falta de confianza, miedo a ~ estafa*, miedo ~ estafa*, miedo de ~ estafa*, temor ~ estafa*,
        no sabía si era, no sabía si ~ fiable, no sabía si ~ seguro, no estaba segur* si, no estaba segur* de si,
        si era fiable, si era seguro, si era real, si era una, dudaba si, no conocía, no conocía la,
        no conocía la marca, no conocía la tienda, marca desconocida, tienda desconocida, desconocid*,
        nunca había comprado, nunca había oído, malas reseñas, malas opiniones, malas valoraciones,
        reseñas negativas, opiniones negativas, reseñas ~ malas, reseñas falsas, opiniones falsas, reseñas ~ falsas,
        sospechos*, mienten, mentira*, mentiros*, ladrones, robo de datos, miedo ~ datos, preocup* ~ datos,
        mis datos, poco fiable*, no es fiable, poco seri*, falta de seriedad, no son serios, de china,
        viene de china, demasiado bueno para
      `,
    },
    gift: {
      said: `
        regalo*, regal*, regalar, cumpleaños, navidad*, reyes, día de la madre, día del padre, san valentín, boda,
        aniversario, papel de regalo, envuelto para regalo, envoltorio de regalo, tarjeta_regalo, tarjeta de regalo,
        tarjeta regalo, cheque regalo, vale regalo, nota de regalo, dedicatoria, para mi madre, para mi mujer,
        para mi marido, para mi padre, para mi hija, para mi hijo, para mi hermana, para mi hermano, para mi amiga,
        para mi amigo, para una amiga, para mi sobrin*, para mi niet*, para mi novia, para mi novio, para mi mamá,
        para mi papá, amigo invisible
      `,
      praise: `
        regalo perfecto, regalo ideal, buen regalo, bonito regalo, gran regalo, regalo ~ encantó, le encantó,
        le encanto, les encantó, le ha encantado, les ha encantado, perfecto para regalar, ideal para regalar,
        ideal para regalo, perfecto para regalo, acierto, le hizo mucha ilusión, hizo ilusión, bonito envoltorio,
        precioso envoltorio, feliz con el regalo, feliz con su regalo, regalo original
      `,
      complaint: `
        no hay papel de regalo, sin papel de regalo, no envuelven para regalo, no venía envuelt*, sin envolver,
        sin envoltorio de regalo, sin nota, nota ~ no, faltaba la nota, olvidaron la nota, olvidaron ~ tarjeta,
        precio ~ en la caja, factura dentro, venía el precio, llegó tarde ~ cumpleaños, tarde para ~ cumpleaños,
        tarde para navidad, tarde para reyes, después de navidad, después del cumpleaños, no llegó ~ navidad,
        no llegó ~ cumpleaños, tarjeta_regalo ~ no, tarjeta regalo ~ no, tarjeta de regalo ~ no
      `,
    },
    instructions: {
      said: `
        instruccion*, instrucciones, manual?, manuales, guía de uso, modo de uso, modo de empleo, montaje*, montar,
        montó, monté, armar, armado, ensambl*, instalar, instalación, instalacion, configur*, cómo usar*,
        como usar*, cómo se usa, como se usa, cómo lavar*, cómo se lava, cómo montar*, cuidado*? de,
        etiqueta de lavado, prospecto, tutorial*, receta*, dosis, preparación?
      `,
      praise: `
        fácil de montar, fácil montaje, montaje fácil, montaje ~ fácil, montaje sencillo, montaje ~ sencillo,
        montaje rápido, montaje ~ rápido, sencillo de montar, fácil de armar, fácil de instalar, fácil instalación,
        instalación ~ fácil, instalación fácil, fácil de configurar, instrucciones claras, instrucciones ~ claras,
        instrucciones ~ fáciles, instrucciones sencillas, buenas instrucciones, bien explicado el, se monta fácil,
        se monta en
      `,
      complaint: `
        sin instrucciones, no trae instrucciones, no traía instrucciones, no venían instrucciones,
        no tiene instrucciones, no hay instrucciones, faltan instrucciones, faltan las instrucciones,
        faltaban las instrucciones, instrucciones ~ no, instrucciones ~ confusas, instrucciones ~ malas,
        instrucciones ~ incomprensibles, instrucciones ~ pésimas, instrucciones ~ chino, instrucciones ~ inglés,
        instrucciones confusas, malas instrucciones, mejores instrucciones, instrucciones más claras,
        instrucciones más, sin manual, no trae manual, manual ~ no, manual ~ chino, manual ~ inglés,
        manual ~ confuso, manual ~ incompleto, difícil de montar, difícil montar, montaje ~ difícil,
        montaje ~ complicado, montaje complicado, montaje difícil, complicado de montar, difícil de armar,
        imposible de montar, difícil de instalar, agujeros no, tornillos no, no sé cómo, no sabía cómo, no explica*,
        no se explica
      `,
    },
    sustainability: {
      said: `
        sostenib*, sustentab*, medio_ambiente, medio ambiente, medioambient*, ambiental, ecológic*, ecologic*, eco,
        planeta, clima, carbono, huella, recicl*, residuo*, sin plástico*, compostable*, biodegradab*, orgánic*,
        bio?, comercio_justo, comercio justo, étic*, bienestar animal, testad* en animales, cruelty_free, vegan*,
        local?, locales, proximidad, hecho en españa, made_in, hecho a mano, hecho en, artesan*, repar*, repuesto*,
        segunda mano, reutiliz*, aceite_de_palma, pequeño comercio, pequeñas empresas, productor*,
        condiciones laborales
      `,
      praise: `
        sostenible*, sustentable*, ecológico*, ecológica*, respetuos* con el medio, respetan el medio,
        cuidan el planeta, cuidado del medio, sin plástico*, cero plástico, reciclad*, reciclable*, compostable*,
        biodegradable*, orgánico*, comercio_justo, comercio justo, ético*, hecho en españa, made_in spain,
        hecho a mano, hechos a mano, hecha a mano, producto local, productos locales, comercio local, de proximidad,
        artesanal*, artesano*, reparable*, cruelty_free, no testad*
      `,
      complaint: `
        no es sostenible, poco sostenible, no es ecológico, poco ecológico, nada ecológico, demasiado plástico,
        mucho plástico, tanto plástico, exceso de plástico, lleno de plástico, envuelto en plástico,
        plástico innecesario, plástico de un solo uso, menos plástico, no es reciclable, no reciclable,
        no se puede reciclar, mucho residuo, muchos residuos, desperdicio, contamina*, hecho en china,
        made_in china, greenwashing, no es vegano, no se puede reparar, no hay repuestos, sin repuestos,
        testado en animales
      `,
    },
    subscription: {
      said: `
        suscri*, suscripción*, subscri*, desuscri*, dar* de baja, baja?, cancelar?, cancelación, renovación, renov*,
        cada mes, mensual*, mensualidad*, caja mensual, pausar, pausa, membresía*, cuota mensual, permanencia,
        periodicidad, recurrente*
      `,
      praise: `
        suscripción ~ cómoda, suscripción ~ práctica, suscripción ~ genial, suscripción ~ flexible,
        me encanta la suscripción, fácil de cancelar, fácil cancelar, fácil darse de baja, cancelar cuando,
        pausar cuando, sin permanencia
      `,
      complaint: `
        no puedo cancelar, no pude cancelar, imposible cancelar, difícil cancelar, difícil de cancelar,
        no me deja cancelar, no se puede cancelar, complicado cancelar, cancelar ~ imposible, cancelar ~ difícil,
        darme de baja ~ imposible, difícil darme de baja, difícil darse de baja, imposible darse de baja,
        no puedo darme de baja, no se puede pausar, no puedo pausar, suscripción ~ sin, sin suscripción,
        sin suscribirme, suscrito sin, suscripción no, suscribieron sin, renovación automática, renovó sin,
        me siguen cobrando, siguen cobrando, después de cancelar, tras cancelar, a pesar de cancelar
      `,
    },
    recommendation: {
      said: `
        recomend*, recomiend*, recomendación*, boca a boca, boca_a_boca, una amiga, un amigo, mi hermana me,
        por una amiga, por un amigo, amigos me, compañer*, influencer*, instagram, tiktok, youtube*, facebook,
        pinterest, podcast*, anuncio*, publicidad, en la tele, radio, revista, google?, a mis amigas, a mis amigos,
        amistades, conocidos, familiares, client* habitual*, client* fiel, volveré a comprar, volver a comprar,
        repetiré, repetiría, volveré a pedir, compraré de nuevo
      `,
      praise: `
        recomiendo, lo recomiendo, la recomiendo, muy recomendable*, recomendable*, 100_recomendable, recomendaré,
        recomendaría, recomendado a, recomendado*, he recomendado, totalmente recomendable, altamente recomendable,
        se lo he dicho a, se lo conté a, contaré a, a mis amigas, a mis amigos
      `,
      complaint: `
        no lo recomiendo, no recomiendo, no la recomiendo, no los recomiendo, no recomendaría, no lo recomendaría,
        no recomendable, nada recomendable, poco recomendable, no recomendaré, no compren, no compréis, eviten,
        no se lo recomiendo, demasiada publicidad, mucha publicidad, publicidad molesta
      `,
    },
  },
  nothing: `
    talla de, a lo largo, largo tiempo, en cambio, a cambio, en general, en cuenta, tener en cuenta,
    más o menos, de vez en, la primera vez que, sin duda, sin lugar, sin dudarlo, no dudaré, volver,
    vuelto a comprar, por lo demás, todo bien, está bien, estoy bien, muy bien todo, en la medida, a medida que,
    en forma, de forma, de esta forma, la forma, en serio, al fin, por fin, en caso, poco a poco, sin problema,
    sin problemas, me llevo, llevar, en lo personal, en su lugar, tener lugar, el lugar, de hecho, ha hecho,
    he hecho, falta hace, no hace falta, sin falta, hace falta, echo en falta
  `,
  good: `
    bien, bueno*, buena*, buen, muy bien, excelente*, genial*, fantástic*, estupend*, maravillos*, increíble*,
    perfecto*, perfecta*, perfectamente, espectacular*, fenomenal*, magnífic*, extraordinari*, inmejorable*,
    impecable*, sensacional*, súper, superior*, top, lo mejor, mejor que, el mejor, la mejor, encanta*,
    encantado*, encantada*, encantó, encantan, amo, adoro, me gusta*, me gustó, gustó, gustaron, satisfech*,
    satisfactori*, content*, feliz, felices, alegr*, gracias, agradec*, rápido*, rápida*, rápidamente, rapidez,
    rapidísim*, veloz, pronto, fácil*, fácilmente, facilidad, sencill*, cómodo, cómoda, clar*, eficiente*,
    eficaz*, puntual*, correct*, adecuad*, razonable*, ok, sin problema*, ningún problema, ninguna queja,
    sin queja*, nada que objetar, sin pegas, ninguna pega, superó mis, superan mis, superado mis, a la altura,
    recomend*, recomiend*, amable*, precios*, bonit*, lind*, hermos*, agradable*, profesional*, cinco estrellas,
    5_estrellas, un 10, de 10, diez, de lujo, de maravilla, maravilla, bravo, felicidades, felicitaciones,
    padrísim*, chid*, bacán, positiv*, gratis, ampli*, variad*, buenísim*
  `,
  bad: `
    mal, malo, mala, malos, malas, malísim*, pésim*, horribl*, horror, terrible*, fatal, nefast*, lamentable*,
    desastr*, deplorable*, decepc*, desilus*, insatisfech*, descontent*, molest*, enfad*, enoj*, frustr*,
    frustrante*, furios*, odio, odié, asco, asqueros*, lento, lenta, lentos, lentas, lentitud, lentísim*, tarde,
    difícil*, complicad*, confus*, poco claro, problema*, inconveniente*, incidencia*, fallo*, fall*, error*,
    caos, caótic*, pesadilla, vergüenza, vergonz*, ridícul*, inaceptable*, inadmisible*, basura, porquería,
    mierda, inútil*, pérdida de tiempo, regular, mediocre*, peor, peores, nunca más, jamás, arrepient*, quej*,
    rar*, extrañ*, desagradable*, lástima, pena, lamentablemente, desgraciadamente, desafortunadamente, triste*,
    insuficiente*, falta, faltan, faltaba, carece, deja que desear, dejan que desear, deja mucho, mejorable*,
    mejorar, debería mejorar, podría mejorar, podría ser mejor, podría ser más, debería ser más, más rápid*,
    demasiad*, excesiv*, imposible*, preocup*, miedo, temor, dud*, dudé, frenó, equivoc*, rot*, caro*, cara*,
    pobre*, abusiv*, incorrect*, esperando, negativ*, innecesari*
  `,
  not: `
    no, nunca, jamás, sin, ningún, ninguna, ninguno, nada, nadie, ni, tampoco, apenas, poco, poca
  `,
  but: `
    pero, sin embargo, aunque, excepto, salvo, lástima, lamentablemente, desgraciadamente, únicamente, mientras,
    eso sí, en cambio
  `,
  wish: `
    estaría bien, estaría genial, sería bueno, sería genial, sería ideal, me gustaría, gustaría, ojalá,
    desearía, quisiera, querría, por favor, porfa, podrían, podríais, podríamos, pueden, podéis, tienen, tenéis,
    hay?, quizá, quizás, espero que, sugiero, sugerencia*, cuándo, cuánto, cómo, se puede, deberían, deberíais,
    ojala, propongo, si pudieran, si tuvieran
  `,
  denies: 'before',
};
